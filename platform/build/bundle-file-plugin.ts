import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compilation, Compiler } from '@rspack/core'
import { BUNDLE_FILE } from '../data/index.ts'
import { type ChunkStats, STATS_OPTIONS } from './chunk-assets.ts'
import { describeFile } from './compress.ts'
import { type BundleDescription, describeBundle } from './describe-bundle.ts'

/** After everything is written: compresses each file and writes `bundle.json`, all that others need to know of it. */
export class BundleFilePlugin {
  private readonly description: BundleDescription

  constructor(description: BundleDescription) {
    this.description = description
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('BundleFile', async (compilation) => {
      if (compilation.errors.length > 0) return
      const folder = compilation.outputOptions.path ?? ''
      const stats = compilation.getStats().toJson(STATS_OPTIONS) as unknown as ChunkStats
      const bundle = describeBundle(this.description, stats, await describeFiles(compilation, stats, folder))
      await writeFile(join(folder, BUNDLE_FILE), JSON.stringify(bundle, null, 1))
    })
  }
}

async function describeFiles({ options }: Compilation, { assets }: ChunkStats, folder: string) {
  const isDevelopment = options.mode === 'development'
  const names = assets.map(({ name }) => name).filter((name) => !name.endsWith('.map'))
  const infos = names.map(async (name) => {
    const path = join(folder, name)
    return [name, await describeFile(path, await readFile(path), isDevelopment)] as const
  })
  return Object.fromEntries(await Promise.all(infos))
}
