import { rspack } from '@rspack/core'

/**
 * A browser compiles a function when it is first called, on the thread that draws. Told to at the top of a file, Chromium
 * compiles all of its functions beside the download, on another; other browsers read a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad'

/** After the minimizer, which takes comments away, and before hashes are made of what there is. */
const STAGE = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 10

/** For all code, since nearly all that comes runs at once: what does not is in a file that comes later. */
export function compileEarly() {
  return new rspack.BannerPlugin({ banner: HINT, raw: true, test: /\.js$/, stage: STAGE })
}
