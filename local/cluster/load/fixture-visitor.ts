import { setTimeout as sleep } from 'node:timers/promises'

const HEADERS = { accept: 'text/html', 'sec-fetch-dest': 'document', 'x-forwarded-for': '10.2.0.1' }
/** Milliseconds. */
const PATIENCE = 20_000

interface Registry {
  readonly remotes: readonly {
    readonly name: string
    readonly version: string
    readonly base: string
    readonly integrity: Readonly<Record<string, string>>
  }[]
}

/** Opens a page of a remote again and again, with the files that it names; returns what was wrong with one. */
export async function visit(site: string, remote: string, end: AbortSignal) {
  const faults: string[] = []
  const versions = new Set<string>()
  let pages = 0
  while (!end.aborted) {
    const html = await load(`${site}/${remote}`)
    if (html !== undefined) {
      const registry = JSON.parse(
        html.split('id="platform-registry">')[1]?.split('</script>')[0] ?? '{}',
      ) as Partial<Registry>
      const found = registry.remotes?.find(({ name }) => name === remote)
      if (!found) faults.push(`A page has no ${remote}.`)
      const { version = '', base = '', integrity = {} } = found ?? {}
      for (const file of Object.keys(integrity)) {
        const text = await load(site + base + file)
        // The toys' files say of which version they are.
        if (text !== undefined && !text.includes(` of ${remote} ${version} `))
          faults.push(`${base}${file} is not of version ${version}.`)
      }
      versions.add(version)
      pages += 1
    }
    await sleep(100)
  }
  return { faults, versions, pages }

  /** Undefined if no gateway could answer. */
  async function load(url: string): Promise<string | undefined> {
    try {
      const response = await fetch(url, { headers: HEADERS, signal: AbortSignal.timeout(PATIENCE) })
      const text = await response.text()
      if (response.ok) return text
      if (response.status < 500) faults.push(`${url}: ${response.status}`)
    } catch {
      // A gateway has gone.
    }
    return undefined
  }
}
