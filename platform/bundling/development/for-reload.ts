import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { OWN_EXTENSION } from '../own-extension.ts'

/**
 * Adds a script to a remote's build for production, for development on a site whose shell is not at hand: its React cannot
 * replace components in place, so every new build reloads the page.
 */
export function forReload(config: Configuration, bundle: string): Configuration {
  const { context = '', plugins = [] } = config
  const client = join(import.meta.dirname, `reload-client${OWN_EXTENSION}`)
  return {
    ...config,
    plugins: [
      ...plugins,
      new rspack.DefinePlugin({ __DEV_BUNDLE__: JSON.stringify(bundle) }),
      // Without a name the client becomes part of every entry, including the federated one.
      new rspack.EntryPlugin(context, client, {}),
    ],
  }
}
