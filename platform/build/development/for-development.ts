import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'

const here = import.meta.dirname

/** Makes a bundle that changes in the open page when its sources do. */
export function forDevelopment(config: Configuration, bundle: string): Configuration {
  return {
    ...config,
    output: { ...config.output, clean: false },
    optimization: { ...config.optimization, realContentHash: false, emitOnErrors: false },
    watchOptions: { aggregateTimeout: 10, ignored: ['**/node_modules/**', '**/.git/**', '**/*.virtual.js'] },
    plugins: [
      ...(config.plugins ?? []),
      new rspack.HotModuleReplacementPlugin(),
      new rspack.DefinePlugin({ __DEV_BUNDLE__: JSON.stringify(bundle) }),
      // Without a name it is part of every entry, the federated one included.
      new rspack.EntryPlugin(here, join(here, 'hot-client.ts'), {}),
      new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, join(here, 'refresh-runtime.ts')),
      // One "library" for all: the first bundle of the page hooks into React, the others find that done.
      new ReactRefreshRspackPlugin({ exclude: [/[\\/]node_modules[\\/]/, here], library: 'page' }),
    ],
  }
}
