import type { Bundle } from '../../data/index.ts'
import type { BundleDescription } from './bundle-description.ts'
import { type ChunkStats, chunkAssets } from './chunk-assets.ts'
import { describeRemote } from './remote.ts'
import { describeShell } from './shell.ts'

/** Puts together what others need to know of a bundle: what it says of itself, and what the bundler made of it. */
export function describeBundle(of: BundleDescription, stats: ChunkStats, files: Bundle['files']): Bundle {
  const assets = chunkAssets(stats)
  if (of.kind === 'shell') return describeShell(of, assets, files)
  const entry = Object.keys(files).find((name) => /^entry\b.*\.js$/.test(name))
  if (!entry) throw new Error(`${of.data.name} has no entry script.`)
  const { css } = assets.named(of.federation)
  if (css.length > 0)
    throw new Error(
      `${of.data.name}: an entry brings no styles. Import them where they are wanted, not in ${of.frontDoor}.`,
    )
  return describeRemote(of, assets, { files, entry })
}
