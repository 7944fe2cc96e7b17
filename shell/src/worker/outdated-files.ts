/** Versions of a bundle whose files stay: pages that are open may still run the one before. */
const VERSIONS = 2

/** Picks the files of versions that have been replaced twice from the addresses of stored files, the oldest first. */
export function outdatedFiles(urls: readonly string[]): string[] {
  const versions = new Map<string, string[]>()
  for (const url of urls) {
    const { bundle, version } = partsOf(url)
    const known = versions.get(bundle) ?? []
    versions.set(bundle, [...known.filter((other) => other !== version), version])
  }
  return urls.filter((url) => {
    const { bundle, version } = partsOf(url)
    return !versions.get(bundle)?.slice(-VERSIONS).includes(version)
  })
}

function partsOf(url: string) {
  const [version = '', bundle = ''] = url.split('/').toReversed().slice(1)
  return { bundle, version }
}
