import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig } from '../../../bundling/base-config.ts'
import type { BuildPlugins } from '../../../bundling/build-plugins.ts'
import type { RemoteDescription } from '../../../bundling/describe/bundle-description.ts'
import { BundleFilePlugin } from '../../../bundling/describe/bundle-file-plugin.ts'
import { federationName } from '../../../bundling/federation/name.ts'
import { SERVER_FILE } from '../../../bundling/inputs/entries.ts'
import { bundleInputs } from '../../../bundling/inputs/version.ts'
import { ownLanguages } from '../../../bundling/own-languages.ts'
import { SHELL_OPTIMIZATION } from '../../../bundling/shell-optimization.ts'
import { readPackage } from '../../../bundling/workspace.ts'
import { CONTRACT, type RemoteData, type ShellData } from '../../../protocol/index.ts'

const LOAD_MODULE = /(^|\/)load-module\.ts$/
const BUILT_IN = './src/load-module.virtual.js'

/**
 * Configures shell and remotes as one bundle without federation, with the same tools and the same lazily loaded pages.
 * Benchmarks compare federation with it.
 */
export async function defineMonolith(
  folder: string,
  remoteFolders: readonly string[],
  plugins: BuildPlugins = {},
): Promise<Configuration> {
  const dataFile = join(folder, 'shell.ts')
  const { default: data } = (await import(dataFile)) as { default: ShellData }
  const remotes = await Promise.all(remoteFolders.map((remote) => describeBuiltin(remote, plugins)))
  const version = combinedVersion([
    (await bundleInputs(readPackage(folder), 'shell', 'production', plugins)).version,
    ...remotes.map((remote) => remote.version),
  ])
  const options = { folder, name: data.name, version, mode: 'production' } as const
  const base = baseConfig(options)
  const indexFile = join(folder, 'src/index.ts')
  return {
    ...base,
    output: { ...base.output, path: join(folder, 'dist-monolith') },
    optimization: { ...base.optimization, ...SHELL_OPTIMIZATION },
    entry: { main: './src/index.ts' },
    plugins: [
      ...base.plugins,
      ownLanguages(data.locales),
      new rspack.experiments.VirtualModulesPlugin({ [BUILT_IN]: loadModuleSource(remotes) }),
      new rspack.NormalModuleReplacementPlugin(LOAD_MODULE, join(folder, BUILT_IN)),
      new BundleFilePlugin({
        kind: 'shell',
        data,
        dataFile,
        version,
        federation: federationName(data.name, version),
        indexFile,
        words: join(folder, 'src/words'),
        offers: {},
        builtin: remotes,
      }),
      existsSync(join(folder, SERVER_FILE)) &&
        plugins.serverHalf?.({ ...options, kind: 'monolith', remotes }),
    ],
  }
}

async function describeBuiltin(folder: string, plugins: BuildPlugins): Promise<RemoteDescription> {
  const dataFile = join(folder, 'remote.ts')
  const { default: data } = (await import(dataFile)) as { default: RemoteData }
  const { version } = await bundleInputs(readPackage(folder), 'remote', 'production', plugins)
  return {
    kind: 'remote',
    data,
    dataFile,
    version,
    federation: federationName(data.name, version),
    indexFile: join(folder, 'src/index.ts'),
    words: join(folder, 'src/words'),
    contract: CONTRACT,
    ranges: {},
  }
}

function combinedVersion(versions: readonly string[]): string {
  const hash = createHash('sha256').update(versions.join()).digest('hex').slice(0, 7)
  return `${versions[0]?.split('-')[0]}-${hash}`
}

/** Generates the replacement of the runtime's `load-module.ts`, in which the remotes are static imports. */
function loadModuleSource(remotes: readonly RemoteDescription[]): string {
  const imports = remotes.map(({ indexFile }, i) => `import remote${i} from ${JSON.stringify(indexFile)}`)
  const entries = remotes.map(({ data }, i) => `${JSON.stringify(data.name)}: remote${i}`)
  return [
    ...imports,
    `const remotes = { ${entries.join(', ')} }`,
    'export const loadModule = async ({ name }) => remotes[name]',
  ].join('\n')
}
