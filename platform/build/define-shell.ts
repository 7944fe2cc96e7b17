import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import type { ShellData } from '../data/index.ts'
import { baseConfig, type Mode } from './base-config.ts'
import { BundleFilePlugin } from './bundle-file-plugin.ts'
import { currentMode, forDevelopment } from './current-mode.ts'
import { federationName } from './federation-name.ts'
import { ownOrigin } from './own-origin.ts'
import { provided, sharedModules } from './sharing.ts'
import { inOneFile, SHELL_OPTIMIZATION } from './shell-optimization.ts'
import { bundleVersion } from './version.ts'
import { readPackage } from './workspace.ts'

const OFFERS = './src/offers.virtual.js'

interface ShellBuildOptions {
  /** Which shared modules come when a page asks for them; all others are part of the first load. */
  readonly lazy: (specifier: string) => boolean
  readonly mode?: Mode
}

/** The build of a shell: reads `shell.ts` beside its `rspack.config.ts`, begins at `src/index.ts`. */
export async function defineShell(
  folder: string,
  { lazy, mode = currentMode() }: ShellBuildOptions,
): Promise<Configuration> {
  const dataFile = join(folder, 'shell.ts')
  const { default: data } = (await import(dataFile)) as { default: ShellData }
  const of = readPackage(folder)
  const version = bundleVersion(of, 'shell', mode)
  const federation = federationName(data.name, version)
  const offers = sharedModules(of)
  const base = baseConfig({ folder, name: data.name, version, mode })
  const config: Configuration = {
    ...base,
    // What the first view shares is in the first file, so the step that federation asks for costs no further one.
    module: {
      ...base.module,
      rules: [...(base.module?.rules ?? []), inOneFile(join(folder, 'src/index.ts'))],
    },
    optimization: { ...base.optimization, ...SHELL_OPTIMIZATION },
    entry: { main: ['./src/index.ts', OFFERS] },
    plugins: [
      ownOrigin(),
      new rspack.experiments.VirtualModulesPlugin({ [OFFERS]: offersModule(offers) }),
      new rspack.sharing.ProvideSharedPlugin({
        provides: provided(offers, (specifier) => !lazy(specifier)),
        enhanced: true,
      }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: mode === 'production' }),
      new BundleFilePlugin({
        kind: 'shell',
        data,
        dataFile,
        version,
        federation,
        frontDoor: join(folder, 'src/index.ts'),
        words: join(folder, 'src/words'),
        offers,
      }),
    ],
  }
  return mode === 'production' ? config : (await forDevelopment())(config, data.name, Object.keys(offers))
}

/**
 * A shell offers only those shared modules that its own code imports, so this names them all, in imports that are
 * never run.
 */
function offersModule(offers: Readonly<Record<string, string>>): string {
  const imports = Object.keys(offers).map((name) => `import(${JSON.stringify(name)})`)
  return `export const offers = () => [${imports.join(', ')}]`
}
