import type { Page } from '@playwright/test'
import { paths } from 'contracts'
import { promote, rollback } from 'platform/registry'
import type { Site } from '../fixtures/site/site.ts'
import { buildVariant, removeVariant } from '../fixtures/site/variant.ts'
import { expect, test } from '../fixtures/test.ts'
import { versionsIn } from '../fixtures/versions-in.ts'
import { isServerRendered } from './server-rendered.ts'

const REMOTE = 'mf-credits'
const ROUNDS = 5
/** Milliseconds after a rollback from which on nobody may get the new version. */
const GONE_WITHIN = 2_000
const LOADS_AFTER = 50
const POLLING = { intervals: [50], timeout: 60_000 }
/** The query is one that no page declares, so the page isn't shared, and is rendered each time. */
const VISITED = [paths.pricing, paths.members, `${paths.pricing}?alone`, `${paths.members}?alone`] as const

interface Texts {
  readonly title: string
  readonly heading: string
}

const OLD: Texts = { title: 'Prices', heading: 'What it costs' }
const NEW: Texts = { title: 'Costs', heading: 'What it really costs' }

/** The pages of a site whose remote goes back and forth between two versions. */
class Pages {
  readonly url: string
  /** Version → the texts that belong to it. */
  readonly texts: ReadonlyMap<string, Texts>
  /** The versions that a page may have for the moment; replaced at each change. */
  allowed: readonly string[]
  readonly serverRendered = new Set<string>()

  constructor({ url }: Site, before: string, after: string) {
    this.url = url
    this.texts = new Map([
      [before, OLD],
      [after, NEW],
    ])
    this.allowed = [before]
  }

  /** Loads a page, checks that everything in it is of one version, and returns that of the remote. */
  async load(path: string): Promise<{ version: string; isServerRendered: boolean }> {
    const { allowed } = this
    const answer = await fetch(this.url + path, { headers: { accept: 'text/html' } })
    const html = await answer.text()
    expect(answer.status, path).toBe(200)
    expect(html.endsWith('</html>'), `${path} is whole`).toBe(true)
    const versions = [...versionsIn(html)].map(([name, of]) => [name, [...of].join(' and ')] as const)
    expect(
      versions.filter(([, of]) => of.includes(' ')),
      path,
    ).toEqual([])
    const version = new Map(versions).get(REMOTE) ?? ''
    // While it changes, an answer may have been made before.
    if (allowed === this.allowed) expect(allowed, path).toContain(version)
    if (path.startsWith(paths.pricing)) {
      const { title, heading } = this.texts.get(version) ?? { title: '', heading: '' }
      expect(html).toContain(`<title>${title} – `)
      if (isServerRendered(html)) {
        expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(heading)
        this.serverRendered.add(version)
      }
    }
    return { version, isServerRendered: isServerRendered(html) }
  }

  /** Resolves once a page is of this version and rendered by its half: a busy machine leaves some to the browser. */
  async paints(version: string) {
    await expect
      .poll(async () => {
        const loaded = await this.load(paths.pricing)
        return loaded.isServerRendered && loaded.version
      }, POLLING)
      .toBe(version)
  }

  /** Resolves once pages are of this version, which all that are requested after the limit must be. */
  async backAt(version: string) {
    const start = performance.now()
    for (;;) {
      const since = performance.now() - start
      if ((await this.load(paths.pricing)).version === version) return
      expect(since).toBeLessThan(GONE_WITHIN)
    }
  }
}

/** Notes each version of the remote that is seen in a page, with the heading there, and each two that stand at once. */
async function watch(page: Page) {
  const seen = new Set<string>()
  const mixtures: string[] = []
  await page.exposeFunction('noteSeen', (text: string) => void seen.add(text))
  await page.exposeFunction('noteMixture', (text: string) => void mixtures.push(text))
  await page.addInitScript((remote) => {
    const { noteSeen, noteMixture } = globalThis as unknown as Record<string, (text: string) => void>
    const look = () => {
      const standing = new Map<string, string>()
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-remote][data-version]')) {
        const { remote: name = '', version = '' } = dataset
        const other = standing.get(name) ?? version
        if (other !== version) noteMixture?.(`${name}: ${other} and ${version}`)
        standing.set(name, version)
      }
      const shown = document.querySelector<HTMLElement>(
        `[data-outlet] > [data-remote="${remote}"]:not([hidden])`,
      )
      const heading = shown?.querySelector('h1')?.textContent
      if (heading) noteSeen?.(`${shown.dataset['version']}: ${heading}`)
    }
    // Its callback runs before anything is painted.
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['data-version', 'hidden'],
    })
  }, REMOTE)
  return { seen, mixtures }
}

/** Goes back and forth in an open page until it shows this version, of which it hears only when it looks for one. */
async function goUntil(page: Page, version: string, { heading }: Texts) {
  const main = page.getByRole('navigation', { name: 'Main' })
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const shown = page.locator(`[data-outlet] > [data-remote="${REMOTE}"]:not([hidden])`)
  await expect(async () => {
    await main.getByRole('link', { name: 'Search members' }).click()
    await expect(title('Search members')).toBeVisible()
    await main.getByRole('link', { name: 'Prices' }).click()
    await expect(shown).toHaveAttribute('data-version', version, { timeout: 1_000 })
    await expect(title(heading)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test('§2: a remote with another server half reaches a running site, is gone two seconds after its rollback, and never meets the other version in one page', async ({
  page,
  ownSite,
}) => {
  // It builds a bundle, and goes back and forth under load.
  test.setTimeout(360_000)
  const before = (await ownSite.registry()).remotes.find(({ name }) => name === REMOTE)?.version ?? ''
  const dist = await buildVariant(REMOTE, {
    'src/words/en.json': (json) =>
      json
        .replace(`"${OLD.heading}"`, `"${NEW.heading}"`)
        .replace(`"pricing": "${OLD.title}"`, `"pricing": "${NEW.title}"`),
  })
  const { version: after } = await ownSite.publish(dist, { kind: 'hold' })
  await removeVariant(dist)
  const pages = new Pages(ownSite, before, after)
  await pages.paints(before)
  const { seen, mixtures } = await watch(page)
  await page.goto(ownSite.url + paths.pricing)
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))

  const over = new AbortController()
  const visits = Promise.all(
    VISITED.map(async (path) => {
      while (!over.signal.aborted) await pages.load(path)
    }),
  )
  // Awaited at the end.
  visits.catch(() => {})
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      await test.step(`round ${round}`, async () => {
        pages.allowed = [before, after]
        await promote(ownSite.storage, REMOTE, { version: after })
        await pages.paints(after)
        pages.allowed = [after]
        await goUntil(page, after, NEW)

        pages.allowed = [before, after]
        await rollback(ownSite.storage, REMOTE)
        await pages.backAt(before)
        pages.allowed = [before]
        for (let load = 0; load < LOADS_AFTER; load += 1) await pages.load(VISITED[load % 2] ?? '')
        await pages.paints(before)
        await goUntil(page, before, OLD)
      })
    }
  } finally {
    over.abort()
  }
  await visits
  expect(mixtures).toEqual([])
  expect([...seen].sort()).toEqual([`${after}: ${NEW.heading}`, `${before}: ${OLD.heading}`].sort())
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})
