import type { Page } from '@playwright/test'
import { paths } from 'contracts'
import { talker } from '../../fixtures/chat/talker.ts'
import { heading } from '../../fixtures/member/profiles.ts'
import { hasWorker } from '../../fixtures/member/push-worker.ts'
import { buildVariant, removeVariant } from '../../fixtures/site/variant.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })
test.slow()

const NAMES_OF_SEARCH = ['Find', 'Browse']

/** A shell with another name for the search. */
const buildShell = (called: string) =>
  buildVariant('shell', {
    'src/words/en.json': (json) => json.replaceAll(/("members(?:Short)?": ")Search/g, `$1${called}`),
  })

const search = (page: Page, called: string) =>
  page.getByRole('link', { name: new RegExp(`^${called}`) }).first()

/** Versions of the shell whose files are stored, the oldest first. */
async function storedShells(page: Page): Promise<string[]> {
  const urls = await page.evaluate(async () => {
    const cache = await caches.open('files')
    return (await cache.keys()).map(({ url }) => url)
  })
  return [...new Set(urls.flatMap((url) => /\/bundles\/shell\/([^/]+)\//.exec(url)?.[1] ?? []))]
}

test('§8: a new shell takes over at a reload with the worker at work; older files go, and without a connection nothing is missing', async ({
  browser,
  releaseSite: site,
}) => {
  const shells = await Promise.all(NAMES_OF_SEARCH.map(buildShell))
  const { page, context } = await talker(browser, site, 'free')
  await page.goto(site.url + paths.members)
  await hasWorker(page)
  // The files of the first page were loaded before the worker was at work.
  await page.reload()
  const first = (await site.status()).find(({ kind }) => kind === 'shell')?.live?.version ?? ''
  const versions = [first]
  await expect.poll(() => storedShells(page)).toEqual(versions)

  for (const [at, called] of NAMES_OF_SEARCH.entries()) {
    await test.step(`a shell that calls it “${called}”`, async () => {
      const { version } = await site.publish(shells[at] ?? '')
      versions.push(version)
      await page.reload()
      await expect(search(page, called)).toBeVisible()
      // Pages that are open may still run the one before.
      await expect.poll(() => storedShells(page)).toEqual(versions.slice(-2))
    })
  }

  await test.step('without a connection', async () => {
    // A browser whose requests are intercepted bypasses its cache, and so does the worker.
    await page.unrouteAll()
    await context.unrouteAll()
    await context.setOffline(true)
    const missing = await page.evaluate(async () => {
      const cache = await caches.open('files')
      const urls = (await cache.keys()).map(({ url }) => url)
      const answers = await Promise.allSettled(urls.map((url) => fetch(url)))
      return urls.filter((_, at) => answers[at]?.status !== 'fulfilled')
    })
    expect(missing).toEqual([])
    await page.goto(site.url + paths.likes).catch(() => {})
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
    await context.setOffline(false)
    await expect(heading(page)).toHaveText('Likes')
    await expect(search(page, 'Browse')).toBeVisible()
  })

  await context.close()
  await Promise.all(shells.map(removeVariant))
})
