import type { Assets, Bundle } from '../../protocol/index.ts'

export function assetFiles(assets: Assets | undefined): string[] {
  return assets ? [...assets.js, ...assets.css, ...(assets.modules ?? [])] : []
}

/** Every file in a bundle's own folder that a page may load, or the server. */
export function namedFiles(bundle: Bundle): string[] {
  const groups: Readonly<Record<string, Assets>>[] = [bundle.words]
  if (bundle.kind === 'remote') groups.push(bundle.pages, bundle.widgets)
  else groups.push({ initial: bundle.initial }, bundle.lazyShared)
  const icon = bundle.kind === 'shell' && bundle.icon !== undefined ? [bundle.icon] : []
  const server = bundle.server === undefined ? [] : [bundle.server]
  return [bundle.entry, ...icon, ...server, ...filesOf(...groups)]
}

export function filesOf(...groups: Readonly<Record<string, Assets>>[]): string[] {
  return groups.flatMap((group) => Object.values(group)).flatMap(assetFiles)
}
