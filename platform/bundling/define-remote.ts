import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { CONTRACT, type RemoteData } from '../protocol/index.ts'
import { baseConfig } from './base-config.ts'
import type { BuildPlugins } from './build-plugins.ts'
import { ownStyles } from './checks/own-styles.ts'
import { currentMode, forDevelopment } from './current-mode.ts'
import { BundleFilePlugin } from './describe/bundle-file-plugin.ts'
import { federationName } from './federation/name.ts'
import { refuseOtherLibraries } from './federation/own-libraries.ts'
import { federationRuntime } from './federation/runtime.ts'
import { consumed, requiredRange, sharedModules } from './federation/sharing.ts'
import { bundleInputs } from './inputs/version.ts'
import { readPackage } from './workspace.ts'

/**
 * Adds the remote's own module to its entry, to run when the shell requests it. In a file of its own it would cost every
 * visitor another request.
 */
const WITH_ENTRY = './src/with-entry.virtual.js'
const withEntry = `() => import(/* webpackMode: "eager" */ './index.ts')`

/** Configures the build of a remote: reads its `remote.ts` and exposes its `src/index.ts`. */
export async function defineRemote(
  folder: string,
  mode = currentMode(),
  plugins: BuildPlugins = {},
): Promise<Configuration> {
  const dataFile = join(folder, 'remote.ts')
  const { default: data } = (await import(dataFile)) as { default: RemoteData }
  const pkg = readPackage(folder)
  const { version, exportRecords, words: codeWords } = await bundleInputs(pkg, 'remote', mode, plugins)
  const federation = federationName(data.name, version)
  const shared = sharedModules(pkg)
  refuseOtherLibraries(pkg, shared)
  const base = baseConfig({ folder, name: data.name, version, mode })
  const config: Configuration = {
    ...base,
    entry: { [federation]: WITH_ENTRY },
    plugins: [
      ...base.plugins,
      federationRuntime(),
      ownStyles(folder),
      new rspack.experiments.VirtualModulesPlugin({ [WITH_ENTRY]: withEntry }),
      new ModuleFederationPlugin({
        name: federation,
        filename: mode === 'production' ? 'entry.[contenthash:8].js' : 'entry.js',
        exposes: { './remote': './src/index.ts' },
        shared: consumed(shared),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
      }),
      new BundleFilePlugin({
        kind: 'remote',
        data,
        dataFile,
        version,
        federation,
        indexFile: join(folder, 'src/index.ts'),
        words: join(folder, 'src/words'),
        ...(exportRecords && codeWords && { exportRecords, codeWords }),
        contract: CONTRACT,
        ranges: Object.fromEntries(
          Object.entries(shared).map(([name, version]) => [name, requiredRange(version)]),
        ),
      }),
    ],
  }
  if (mode === 'production' && data.first !== 'browser' && plugins.serverHalf) {
    const half = {
      kind: 'remote',
      folder,
      name: data.name,
      version,
      mode,
      taken: Object.keys(shared),
    } as const
    config.plugins?.push(plugins.serverHalf(half))
  }
  return mode === 'production' ? config : (await forDevelopment())(config, data.name, Object.keys(shared))
}
