;;; bufferbridge in agent-shell -*- lexical-binding: t; -*-

;; Goes into your init file. Afterwards "M-x agent-shell" lists bufferbridge among the agents.
;; agent-shell saves a buffer when the agent has written to it; docs/editors.md says more.

(require 'acp)
(require 'agent-shell)

(add-to-list
 'agent-shell-agent-configs
 (agent-shell-make-agent-config
  :identifier 'bufferbridge
  :mode-line-name "bufferbridge"
  :buffer-name "bufferbridge"
  :shell-prompt "bufferbridge> "
  :shell-prompt-regexp "bufferbridge> "
  :client-maker (lambda (buffer)
                  (acp-make-client
                   :command "/absolute/path/to/bin/bufferbridge"
                   :command-params nil
                   :environment-variables nil
                   :context-buffer buffer))))
