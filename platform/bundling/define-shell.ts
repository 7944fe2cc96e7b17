import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import type { ShellData } from '../protocol/index.ts'
import { baseConfig, type Mode } from './base-config.ts'
import type { BuildPlugins } from './build-plugins.ts'
import { currentMode, forDevelopment } from './current-mode.ts'
import { BundleFilePlugin } from './describe/bundle-file-plugin.ts'
import { federationName } from './federation/name.ts'
import { SHARE_SCOPE, sharedModules, shareScopeModule } from './federation/sharing.ts'
import { SERVER_FILE } from './inputs/entries.ts'
import { bundleInputs } from './inputs/version.ts'
import { ownLanguages } from './own-languages.ts'
import { ScriptPlugin } from './script-plugin.ts'
import { SHELL_OPTIMIZATION } from './shell-optimization.ts'
import { WORKER, WORKER_FILE, workerConfig } from './worker.ts'
import { readPackage } from './workspace.ts'

const OWN_SHARE_SCOPE = /(^|\/)own-share-scope\.[jt]s$/

export interface ShellBuildOptions {
  /** Names the chunk of a shared module that loads on demand. Modules without one are part of the first load. */
  readonly later: (specifier: string) => string | undefined
  readonly mode?: Mode
  readonly plugins?: BuildPlugins
}

/** Configures the build of a shell: reads its `shell.ts` and starts at its `src/index.ts`. */
export async function defineShell(
  folder: string,
  { later, mode = currentMode(), plugins = {} }: ShellBuildOptions,
): Promise<Configuration> {
  const dataFile = join(folder, 'shell.ts')
  const { default: data } = (await import(dataFile)) as { default: ShellData }
  const pkg = readPackage(folder)
  const { version, exportRecords, words: codeWords } = await bundleInputs(pkg, 'shell', mode, plugins)
  const federation = federationName(data.name, version)
  const offers = sharedModules(pkg)
  const base = baseConfig({ folder, name: data.name, version, mode })
  const config: Configuration = {
    ...base,
    optimization: { ...base.optimization, ...SHELL_OPTIMIZATION },
    entry: { main: './src/index.ts' },
    plugins: [
      ...base.plugins,
      ownLanguages(data.locales),
      new rspack.experiments.VirtualModulesPlugin({ [SHARE_SCOPE]: shareScopeModule(offers, later) }),
      new rspack.NormalModuleReplacementPlugin(OWN_SHARE_SCOPE, join(folder, SHARE_SCOPE)),
      new BundleFilePlugin({
        kind: 'shell',
        data,
        dataFile,
        version,
        federation,
        indexFile: join(folder, 'src/index.ts'),
        words: join(folder, 'src/words'),
        ...(exportRecords && codeWords && { exportRecords, codeWords }),
        offers,
      }),
    ],
  }
  if (mode === 'production' && plugins.serverHalf && existsSync(join(folder, SERVER_FILE))) {
    const virtual = { [SHARE_SCOPE]: shareScopeModule(offers, () => undefined) }
    const half = { kind: 'shell', folder, name: data.name, version, mode, virtual } as const
    config.plugins?.push(plugins.serverHalf(half))
  }
  if (mode === 'production' && existsSync(join(folder, WORKER_FILE))) {
    config.plugins?.push(new ScriptPlugin(WORKER, workerConfig({ folder, name: data.name, version, mode })))
  }
  return mode === 'production' ? config : (await forDevelopment())(config, data.name, Object.keys(offers))
}
