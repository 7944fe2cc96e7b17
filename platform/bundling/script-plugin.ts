import { hash } from 'node:crypto'
import { type Compiler, type Configuration, rspack, type Stats } from '@rspack/core'

/**
 * Builds a script of its own, such as a bundle's server half, beside the bundle, and puts it among its files. It is
 * found there by its name; the config must call its one file that.
 */
export class ScriptPlugin {
  private readonly name: string
  private readonly config: Configuration

  constructor(name: string, config: Configuration) {
    this.name = name
    this.config = config
  }

  apply(compiler: Compiler) {
    let building: Promise<string> | undefined
    compiler.hooks.make.tapPromise('Script', async () => {
      building = buildScript(`${this.name}.js`, this.config)
      // Awaited below; until then its failure must not count as unhandled.
      building.catch(() => undefined)
    })
    compiler.hooks.thisCompilation.tap('Script', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: 'Script', stage }, async () => {
        try {
          const script = await building
          if (script === undefined) return
          const name = `${this.name}.${hash('sha256', script).slice(0, 8)}.js`
          compilation.emitAsset(name, new rspack.sources.RawSource(script))
        } catch (error) {
          compilation.errors.push(error as Error)
        }
      })
    })
  }
}

/** Builds without writing anything: `dist` gets the script with the bundle's other files. */
export async function buildScript(file: string, config: Configuration): Promise<string> {
  let script: string | undefined
  const keep = {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap('KeepScript', (compilation) => {
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
        compilation.hooks.processAssets.tap({ name: 'KeepScript', stage }, () => {
          script = compilation.getAsset(file)?.source.source().toString()
          for (const { name } of compilation.getAssets()) compilation.deleteAsset(name)
        })
      })
    },
  }
  const stats = await new Promise<Stats>((resolve, reject) => {
    const compiler = rspack({ ...config, plugins: [...(config.plugins ?? []), keep] })
    compiler.run((error, result) => {
      compiler.close(() => (error || !result ? reject(error) : resolve(result)))
    })
  })
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }))
  if (script === undefined) throw new Error(`The build wrote no ${file}.`)
  return script
}
