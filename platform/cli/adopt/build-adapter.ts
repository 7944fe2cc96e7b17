import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { baseConfig } from '../../bundling/base-config.ts'
import { OWN_EXTENSION } from '../../bundling/own-extension.ts'
import { buildScript } from '../../bundling/script-plugin.ts'
import type { AdoptedSettings } from '../../runtime/adopted/settings.ts'
import type { Framework } from './wishes.ts'

/** The folder of the adapters' sources. */
export const ADAPTERS = join(import.meta.dirname, '../../runtime/adopted')

/** Builds the script that makes a build of others a remote of this platform. */
export async function buildAdapter(framework: Framework, settings: AdoptedSettings): Promise<string> {
  const { name } = settings.data
  const base = baseConfig({ folder: ADAPTERS, name, version: settings.federation, mode: 'production' })
  return buildScript('adapter.js', {
    ...base,
    devtool: false,
    entry: { adapter: join(ADAPTERS, `${framework}${OWN_EXTENSION}`) },
    output: { ...base.output, filename: 'adapter.js' },
    plugins: [
      ...base.plugins,
      new rspack.DefinePlugin({
        ADOPTED: JSON.stringify(settings),
        importUrl: '((url) => import(url))',
      }),
    ],
  })
}
