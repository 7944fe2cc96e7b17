/**
 * Modules that several lazy chunks want, such as the parts of a UI library, are had once; smaller ones twice, since every
 * file costs a request, and a hash in the first one. What one chunk alone wants stays in it. Numbers for names, which
 * stand there many times over, and short ones: every version has all its files anew.
 */
export const SHELL_OPTIMIZATION = {
  chunkIds: 'natural',
  moduleIds: 'natural',
  splitChunks: { chunks: 'async', minSize: 30_000, name: false, cacheGroups: { defaultVendors: false } },
} as const
