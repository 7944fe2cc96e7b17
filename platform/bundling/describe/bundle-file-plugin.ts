import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Compilation, Compiler } from '@rspack/core'
import { BUNDLE_FILE, type FileInfo, TYPES_FILE } from '../../protocol/index.ts'
import { readFresh } from '../development/fresh-data.ts'
import { usedExports } from '../federation/used-exports.ts'
import { describeBundle } from './bundle.ts'
import type { BundleDescription } from './bundle-description.ts'
import { type ChunkStats, STATS_OPTIONS } from './chunk-assets.ts'
import { describeFile } from './file.ts'

/** Compresses the emitted files and writes `bundle.json`, which describes the bundle to everyone else. */
export class BundleFilePlugin {
  private description: BundleDescription
  /** The exports of shared modules that the code of the last build uses. */
  private used: ReturnType<typeof usedExports> = new Map()

  constructor(description: BundleDescription) {
    this.description = description
  }

  apply(compiler: Compiler) {
    const { kind, exportRecords } = this.description
    const { RawSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap('BundleFile', (compilation) => {
      if (!exportRecords) return
      const { optimizeTree, processAssets } = compilation.hooks
      if (kind === 'shell')
        processAssets.tapPromise('BundleFile', async (assets) => {
          assets[TYPES_FILE] = new RawSource(JSON.stringify(await exportRecords.declarations()))
        })
      else
        optimizeTree.tap('BundleFile', () => {
          this.used = usedExports(compilation)
        })
    })
    compiler.hooks.afterEmit.tapPromise('BundleFile', async (compilation) => {
      if (compilation.errors.length > 0) return
      try {
        await this.refreshData(compiler.modifiedFiles ?? new Set())
        await this.write(compilation)
      } catch (error) {
        compilation.errors.push(error as Error)
      }
    })
  }

  /** Reads `remote.ts` or `shell.ts` anew if files outside `src` changed in watch mode. */
  private async refreshData(modified: ReadonlySet<string>) {
    const source = dirname(this.description.indexFile)
    if ([...modified].every((file) => file.startsWith(source))) return
    const data = await readFresh(this.description.dataFile)
    this.description = { ...this.description, data } as BundleDescription
  }

  private exports() {
    const { kind, exportRecords, codeWords = new Set() } = this.description
    return kind === 'shell' ? exportRecords?.offered() : exportRecords?.used(this.used, codeWords)
  }

  private async write(compilation: Compilation) {
    const folder = compilation.outputOptions.path ?? ''
    const stats = compilation.getStats().toJson(STATS_OPTIONS) as unknown as ChunkStats
    const files = await describeFiles(compilation, stats, folder)
    const bundle = describeBundle(this.description, stats, files, this.exports())
    await writeFile(join(folder, BUNDLE_FILE), JSON.stringify(bundle, null, 1))
  }
}

/** Development files keep their names when they change, so they are neither measured nor hashed. */
const UNMEASURED: FileInfo = { bytes: 0, gzip: 0, integrity: '' }

async function describeFiles({ options }: Compilation, { assets }: ChunkStats, folder: string) {
  const names = assets.map(({ name }) => name).filter((name) => !/\.map$|\.hot-update\./.test(name))
  if (options.mode === 'development') return Object.fromEntries(names.map((name) => [name, UNMEASURED]))
  const infos = names.map(async (name) => {
    const path = join(folder, name)
    return [name, await describeFile(path, await readFile(path))] as const
  })
  return Object.fromEntries(await Promise.all(infos))
}
