import { rspack } from '@rspack/core'

/**
 * Browsers compile a function on its first call, on the main thread. With this hint at the top of a file, Chromium compiles
 * all its functions on another thread during the download; to other browsers it is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad'

/** After the minimizer, which removes comments, and before the content hashes. */
const STAGE = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 10

/** Applies to all scripts: nearly all code runs as soon as it arrives; code needed later is in files loaded later. */
export function compileEarly() {
  return new rspack.BannerPlugin({ banner: HINT, raw: true, test: /\.js$/, stage: STAGE })
}
