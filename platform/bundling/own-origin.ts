import type { RspackPluginInstance } from '@rspack/core'

const PUBLIC_PATH = 'auto_public_path'
const SHORTEN = `
if (scriptUrl.startsWith(location.origin + "/")) __webpack_require__.p = scriptUrl.slice(location.origin.length);`

/**
 * Has a bundle know its files by path, where they lie on the page's own host. The bundler looks in the document for
 * scripts and styles that are there already, and compares with what stands in the HTML, which is the path.
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
