/** Modules that several lazy chunks want, such as the parts of a UI library, are had once. */
export const SHELL_OPTIMIZATION = {
  splitChunks: { chunks: 'async', minSize: 4_000, name: false },
} as const
