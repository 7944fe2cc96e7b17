import type { RspackPluginInstance } from '@rspack/core'

const PUBLIC_PATH = 'auto_public_path'
const SHORTEN = `
if (scriptUrl.startsWith(location.origin + "/")) __webpack_require__.p = scriptUrl.slice(location.origin.length);`

/**
 * Shortens a bundle's public path to a path without origin where its files lie on the page's own host. To find scripts and
 * styles that the HTML loads already, the bundler compares URLs with those in the document, and the HTML has paths.
 */
export function ownOrigin(): RspackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('OwnOrigin', (compilation) => {
        compilation.hooks.runtimeModule.tap('OwnOrigin', ({ name, source }) => {
          if (name !== PUBLIC_PATH || !source) return
          source.source = Buffer.from(source.source.toString() + SHORTEN)
        })
      })
    },
  }
}
