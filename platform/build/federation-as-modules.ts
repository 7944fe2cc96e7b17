import { createRequire } from 'node:module'
import { rspack } from '@rspack/core'

const COMMON_JS = /(@module-federation[\\/][\w-]+[\\/]dist[\\/].*)\.cjs$/
const RUNTIME = '@module-federation/runtime'

/**
 * The federation plugin finds its runtime with `require` and so takes CommonJS, of which nothing can be left out: a
 * third of every remote's entry. The same code lies beside it as modules.
 */
export function federationAsModules() {
  return new rspack.NormalModuleReplacementPlugin(COMMON_JS, (resource) => {
    resource.request = resource.request.replace(COMMON_JS, '$1.js')
  })
}

/** For `resolve.alias`, where the plugin would put the CommonJS one. */
export function runtimeAlias(): Record<string, string> {
  const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced')
  const runtime = createRequire(enhanced).resolve(RUNTIME)
  return {
    [`${RUNTIME}$`]: runtime.replace(COMMON_JS, '$1.js'),
    [RUNTIME]: runtime.replace(COMMON_JS, '$1.js'),
  }
}
