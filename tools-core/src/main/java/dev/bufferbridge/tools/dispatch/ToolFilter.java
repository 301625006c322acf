package dev.bufferbridge.tools.dispatch;

import java.util.Set;

/**
 * Which tools may be used, by their exact names (row L-051). Where a name is in both sets, deny wins.
 *
 * @param allow only these; empty for no restriction
 * @param deny not these
 */
public record ToolFilter(Set<String> allow, Set<String> deny) {

    public ToolFilter {
        allow = Set.copyOf(allow);
        deny = Set.copyOf(deny);
    }

    public static ToolFilter allowing(String... names) {
        return new ToolFilter(Set.of(names), Set.of());
    }

    public static ToolFilter denying(String... names) {
        return new ToolFilter(Set.of(), Set.of(names));
    }

    public boolean permits(String name) {
        return !deny.contains(name) && (allow.isEmpty() || allow.contains(name));
    }
}
