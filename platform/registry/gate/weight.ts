import type { Assets, Bundle, RemoteBundle, ShellBundle } from '../../protocol/index.ts'
import { assetFiles } from '../bundles/files.ts'

/** Gzipped bytes that the first view of a page or widget loads from its remote, in the language with the largest words. */
export function partWeight(remote: RemoteBundle, part: Assets): number {
  const files = [remote.entry, ...assetFiles(part)]
  const words = Object.values(remote.words).map((assets) => weigh(remote, [...files, ...assetFiles(assets)]))
  return Math.max(weigh(remote, files), ...words)
}

/** Gzipped bytes that a shell loads for every page. */
export function startWeight(shell: ShellBundle): number {
  return weigh(shell, [shell.entry, ...assetFiles(shell.initial)])
}

/** Gzipped bytes that a server reads to render with a bundle. */
export function halfWeight(bundle: Bundle): number {
  return bundle.server === undefined ? 0 : weigh(bundle, [bundle.server])
}

function weigh(bundle: Bundle, files: readonly string[]): number {
  return [...new Set(files)].reduce((sum, file) => sum + (bundle.files[file]?.gzip ?? 0), 0)
}
