/**
 * Large modules that several lazy chunks use, such as parts of a UI library, get a chunk of their own. Small ones are
 * duplicated, because every file costs a request and a hash in the entry. Chunks and modules are numbered, which keeps
 * their many references short; stable ids would gain nothing, since every version replaces all files.
 */
export const SHELL_OPTIMIZATION = {
  chunkIds: 'natural',
  moduleIds: 'natural',
  splitChunks: { chunks: 'async', minSize: 30_000, name: false, cacheGroups: { defaultVendors: false } },
} as const
