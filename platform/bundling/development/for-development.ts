import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { OWN_EXTENSION } from '../own-extension.ts'

const here = import.meta.dirname
const SHARED = './src/shared.virtual.js'

/** Adds hot reload to the configuration of a bundle. */
export function forDevelopment(
  config: Configuration,
  bundle: string,
  shared: readonly string[],
): Configuration {
  const { context = '', plugins = [], optimization, output } = config
  return {
    ...config,
    output: { ...output, clean: false },
    optimization: {
      ...optimization,
      // Updates refer to modules and chunks by name.
      chunkIds: 'named',
      moduleIds: 'named',
      realContentHash: false,
      // Updates lead from one emitted build to the next, so failed builds must not emit.
      emitOnErrors: false,
    },
    watchOptions: { aggregateTimeout: 10, ignored: ['**/node_modules/**', '**/.git/**', '**/*.virtual.*'] },
    plugins: [
      ...plugins,
      new rspack.HotModuleReplacementPlugin(),
      new rspack.DefinePlugin({ __DEV_BUNDLE__: JSON.stringify(bundle) }),
      new rspack.experiments.VirtualModulesPlugin({ [SHARED]: sharedModule(shared) }),
      new rspack.NormalModuleReplacementPlugin(/shared-modules\.[jt]s$/, (module) => {
        if (module.context === here) module.request = join(context, SHARED)
      }),
      // Without a name the client becomes part of every entry, including the federated one.
      new rspack.EntryPlugin(here, join(here, `hot-client${OWN_EXTENSION}`), {}),
      new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, (module) => {
        if (module.context !== here) module.request = join(here, `refresh-runtime${OWN_EXTENSION}`)
      }),
      // The same `library` for all bundles: the first one in the page hooks into React, the others reuse that.
      new ReactRefreshRspackPlugin({ exclude: [/[\\/]node_modules[\\/]/, here], library: 'page' }),
    ],
  }
}

/**
 * Generates code that loads every shared module. A changed file may import one that its bundle did not use so far, and
 * federation provides a shared module only while it loads a chunk that uses it.
 */
function sharedModule(shared: readonly string[]): string {
  const imports = shared.map((name) => `import(${JSON.stringify(name)})`)
  return `export const loadShared = () => Promise.allSettled([${imports.join(', ')}])`
}
