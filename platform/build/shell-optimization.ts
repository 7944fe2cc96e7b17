/** Modules that several lazy chunks want, such as the parts of a UI library, are had once. */
export const SHELL_OPTIMIZATION = {
  splitChunks: { chunks: 'async', minSize: 4_000, name: false },
} as const

/** A module rule: what this module imports later is bundled with it all the same. */
export function inOneFile(module: string) {
  return { test: module, parser: { dynamicImportMode: 'eager' } } as const
}
