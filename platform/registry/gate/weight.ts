import type { Bundle, RemoteBundle, ShellBundle } from '../../data/index.ts'
import { assetFiles } from '../bundles/files.ts'

/** Gzip bytes that a first view of one page loads from its remote, in the language with the most words. */
export function pageWeight(remote: RemoteBundle, page: string): number {
  const files = [remote.entry, ...assetFiles(remote.pages[page])]
  const words = Object.values(remote.words).map((assets) => weigh(remote, [...files, ...assetFiles(assets)]))
  return Math.max(weigh(remote, files), ...words)
}

/** Gzip bytes that a shell loads whatever the page. */
export function startWeight(shell: ShellBundle): number {
  return weigh(shell, [shell.entry, ...assetFiles(shell.initial)])
}

function weigh(bundle: Bundle, files: readonly string[]): number {
  return [...new Set(files)].reduce((sum, file) => sum + (bundle.files[file]?.gzip ?? 0), 0)
}
