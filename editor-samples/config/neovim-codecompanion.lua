-- bufferbridge as the chat agent of CodeCompanion.nvim. Goes where you set up your plugins.
--
-- CodeCompanion reads files from the disk, also those that you have changed and not saved. Save before you let an agent
-- edit a file (":wall"); docs/editors.md says more.
require("codecompanion").setup({
  adapters = {
    acp = {
      bufferbridge = function()
        -- The preset is there for its shape alone: roles, handlers and what the client offers. Nothing of that program
        -- is started.
        return require("codecompanion.adapters").extend("opencode", {
          name = "bufferbridge",
          formatted_name = "bufferbridge",
          commands = {
            default = { "/absolute/path/to/bin/bufferbridge" },
          },
          defaults = {
            -- The agent asks for no account. Its only method, "none", succeeds at once.
            auth_method = "none",
            timeout = 20000, -- milliseconds
          },
        })
      end,
    },
  },
  interactions = {
    chat = { adapter = "bufferbridge" },
  },
})
