/** The circles of folders that are left. A commit that breaks one deletes its line; none may be added. */
export const KNOWN_CIRCLES: readonly string[] = [
  // The server
  // The remotes
  // The platform
  'platform/bundling: exports, inputs',
  'platform/cli: failure.ts, release',
  'platform/gateway: bundles, overrides, page, registry, render',
  'platform/registry: canary, document, votes',
  'platform/runtime/shell: create-platform.ts, outlet, page, platform-context.ts, preloading, slots',
  // What the page holds once
]
