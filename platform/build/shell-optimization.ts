/**
 * Modules that several lazy chunks want, such as the parts of a UI library, are had once; smaller ones twice, since every
 * file costs a request, and a hash in the first one. Numbers for names, which stand there many times over.
 */
export const SHELL_OPTIMIZATION = {
  chunkIds: 'deterministic',
  splitChunks: { chunks: 'async', minSize: 20_000, name: false },
} as const

/** A module rule: what this module imports later is bundled with it all the same. */
export function inOneFile(module: string) {
  return { test: module, parser: { dynamicImportMode: 'eager' } } as const
}
