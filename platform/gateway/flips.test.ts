import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { ResolvedRegistry } from '../protocol/index.ts'
import { remoteBundle, shellBundle } from '../registry/bundles/fixture-bundle.ts'
import { promote } from '../registry/index.ts'
import { NAVIGATION, openSite, release } from './fixture-site.ts'

const FLIPS = 40
const BROWSERS = 4

interface PageVisit {
  readonly revision: number
  readonly version: string
}

/** Opens a page like a browser: loads the HTML, then every file that it names. */
async function openPage(site: string, loaded: Set<string>): Promise<PageVisit> {
  const page = await fetch(`${site}/news`, { headers: NAVIGATION })
  const html = await page.text()
  expect(page.status).toBe(200)
  const registry = JSON.parse(
    html.split('id="platform-registry">')[1]?.split('</script>')[0] ?? '',
  ) as ResolvedRegistry
  const files = [...html.matchAll(/(?:src|href)="(\/bundles\/[^"]+)"/g)].map(([, url = '']) => url)
  const versions = new Set(
    files.filter((url) => url.startsWith('/bundles/news/')).map((url) => url.split('/')[3]),
  )
  const [remote] = registry.remotes
  expect([...versions]).toEqual([remote?.version])
  expect(files.length).toBeGreaterThanOrEqual(5)
  for (const url of files.filter((url) => !loaded.has(url))) {
    const file = await fetch(site + url)
    await file.arrayBuffer()
    expect([url, file.status]).toEqual([url, 200])
    loaded.add(url)
  }
  return { revision: registry.revision, version: remote?.version ?? '' }
}

test('during many flips under load, every page is complete and of one version', {
  timeout: 60_000,
}, async () => {
  const { app, storage } = await openSite({ bundles: [shellBundle()] })
  for (const version of ['1', '2']) await release(storage, remoteBundle({ version }))
  await app.listen({ port: 0 })
  const site = `http://localhost:${(app.server.address() as AddressInfo).port}`
  await expect.poll(async () => (await fetch(`${site}/news`, { headers: NAVIGATION })).status).toBe(200)

  const flipping = new AbortController()
  const browse = async () => {
    const seen: PageVisit[] = []
    const loaded = new Set<string>()
    while (!flipping.signal.aborted) seen.push(await openPage(site, loaded))
    return seen
  }
  const browsers = Array.from({ length: BROWSERS }, browse)
  // However the test ends, no browser goes on.
  onTestFinished(async () => {
    flipping.abort()
    await Promise.allSettled(browsers)
  })
  for (let flip = 0; flip < FLIPS; flip++) {
    await promote(storage, 'news', { version: flip % 2 === 0 ? '1' : '2' })
    // Slow enough for the gateway to notice many of them.
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  flipping.abort()
  const seen = await Promise.all(browsers)
  for (const visits of seen) {
    expect(visits.length).toBeGreaterThan(10)
    // No browser goes back to an earlier revision.
    const revisions = visits.map(({ revision }) => revision)
    expect(revisions).toEqual([...revisions].sort((a, b) => a - b))
  }
  expect(new Set(seen.flat().map(({ version }) => version))).toEqual(new Set(['1', '2']))
  expect(new Set(seen.flat().map(({ revision }) => revision)).size).toBeGreaterThan(5)
})
