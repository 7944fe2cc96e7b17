import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'

const here = import.meta.dirname
const SHARED = './src/shared.virtual.js'

/** Makes a bundle that changes in the open page when its sources do. */
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
      // An update means the same module by the same name.
      chunkIds: 'named',
      moduleIds: 'named',
      realContentHash: false,
      // It leads from one build that was written to the next; one that failed does not count.
      emitOnErrors: false,
    },
    watchOptions: { aggregateTimeout: 10, ignored: ['**/node_modules/**', '**/.git/**', '**/*.virtual.*'] },
    plugins: [
      ...plugins,
      new rspack.HotModuleReplacementPlugin(),
      new rspack.DefinePlugin({ __DEV_BUNDLE__: JSON.stringify(bundle) }),
      new rspack.experiments.VirtualModulesPlugin({ [SHARED]: sharedModule(shared) }),
      new rspack.NormalModuleReplacementPlugin(/shared-modules\.ts$/, (module) => {
        if (module.context === here) module.request = join(context, SHARED)
      }),
      // Without a name it is part of every entry, the federated one included.
      new rspack.EntryPlugin(here, join(here, 'hot-client.ts'), {}),
      new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, (module) => {
        if (module.context !== here) module.request = join(here, 'refresh-runtime.ts')
      }),
      // One "library" for all: the first bundle of the page hooks into React, the others find that done.
      new ReactRefreshRspackPlugin({ exclude: [/[\\/]node_modules[\\/]/, here], library: 'page' }),
    ],
  }
}

/**
 * Brings every shared module into the page. A changed file may import one that its bundle has not used before, or
 * not any more, and federation hands those out only while a chunk is loaded that asks for them.
 */
function sharedModule(shared: readonly string[]): string {
  const imports = shared.map((name) => `import(${JSON.stringify(name)})`)
  return `export const loadShared = () => Promise.allSettled([${imports.join(', ')}])`
}
