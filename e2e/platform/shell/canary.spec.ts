import type { Browser, Page } from '@playwright/test'
import { pastEntryWarning } from '../../fixtures/past-entry-warning.ts'
import { publishCommand, releaseCommand } from '../../fixtures/site/release-command.ts'
import { newVisitor, returningVisitor, type SimpleVisitor } from '../../fixtures/site/simple-visitor.ts'
import type { Site } from '../../fixtures/site/site.ts'
import { buildVariant, removeVariant } from '../../fixtures/site/variant.ts'
import { expect, test } from '../../fixtures/test.ts'

const SHELL = 'shell'
const START = "element = document.getElementById('root')\n"

function buildBrokenShell() {
  return buildVariant(SHELL, {
    'src/draw.ts': (source) =>
      source.replace(START, `${START}  if (element) throw new Error('in the canary')\n`),
  })
}

const rowOf = async (site: Site) => (await site.status()).find(({ kind }) => kind === 'shell')

/** A new visitor who gets this version of the shell. */
async function visitorWith(site: Site, version: string): Promise<SimpleVisitor> {
  const visitor = await newVisitor(site)
  return visitor.versions.get(SHELL) === version ? visitor : visitorWith(site, version)
}

/** New visitors, who report a crash if they got the canary. */
async function crowd(site: Site, size: number, canary: string) {
  for (let n = 0; n < size; n += 1) {
    const visitor = await newVisitor(site)
    await visitor.report(SHELL, visitor.versions.get(SHELL) === canary ? 'crash' : 'load')
  }
}

/** A browser of this visitor. */
async function browserOf(browser: Browser, { cookie }: SimpleVisitor): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB' })
  await pastEntryWarning(context)
  await context.addCookies([cookie])
  return context.newPage()
}

const shellIn = (page: Page) => page.locator('[data-shell]').getAttribute('data-version')

const follow = async (page: Page, link: string, heading: string) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

test('a broken canary of the shell rolls itself back; its visitors have a working page, and restarts change nothing', async ({
  page,
  browser,
  ownSite,
  expectedErrors,
}) => {
  // While the server restarts.
  expectedErrors.push(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET/)
  const live = (await rowOf(ownSite))?.live?.version ?? ''
  const dist = await buildBrokenShell()
  const { version: canary } = await publishCommand(ownSite, dist, '--canary', '50%')
  await removeVariant(dist)
  const [lucky, ...unlucky] = [
    await visitorWith(ownSite, live),
    await visitorWith(ownSite, canary),
    await visitorWith(ownSite, canary),
  ]

  await page.context().addCookies([lucky.cookie])
  await page.goto(`${ownSite.url}/pricing`)
  await expect(page.getByRole('heading', { level: 1, name: 'What it costs' })).toBeVisible()
  expect(await shellIn(page)).toBe(live)
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))

  const pages = await Promise.all(unlucky.map((visitor) => browserOf(browser, visitor)))
  await test.step('visitors of the canary fall back to the live shell', async () => {
    await Promise.all(
      pages.map(async (fallen) => {
        await fallen.goto(`${ownSite.url}/pricing`)
        await expect.poll(() => shellIn(fallen)).toBe(live)
        await follow(fallen, 'Search members', 'Search members')
      }),
    )
    await expect.poll(async () => (await rowOf(ownSite))?.canary?.crashes).toBe(pages.length)
    expect((await rowOf(ownSite))?.canary?.messages[0]?.stack?.join()).toContain('src/draw.ts:')
  })

  await test.step('a restart keeps the canary, its visitors and its votes', async () => {
    await crowd(ownSite, 50, canary)
    await expect.poll(async () => (await rowOf(ownSite))?.canary?.crashes).toBeGreaterThan(pages.length)
    await ownSite.restart()
    expect((await rowOf(ownSite))?.canary).toMatchObject({ version: canary, share: 0.5 })
    for (const visitor of [lucky, ...unlucky]) {
      const { versions } = await returningVisitor(ownSite, visitor.cookie)
      expect(versions.get(SHELL)).toBe(visitor.versions.get(SHELL))
    }
  })

  await test.step('after enough crashes it is rolled back, and status says why', async () => {
    await crowd(ownSite, 110, canary)
    await expect.poll(async () => (await rowOf(ownSite))?.autoRollback?.version).toBe(canary)
    expect(await releaseCommand(ownSite, 'status', 'shell')).toMatch(
      new RegExp(
        `${canary} was rolled back automatically\\. \\d+ of \\d+ visitors \\(100\\.0%\\) met a failure or a crash, against 0 of`,
      ),
    )
  })

  async function everyoneHasLive() {
    const row = await rowOf(ownSite)
    expect(row?.canary).toBeUndefined()
    expect(row?.live?.version).toBe(live)
    for (const { cookie } of unlucky) {
      const shell = async () => (await returningVisitor(ownSite, cookie)).versions.get(SHELL)
      await expect.poll(shell).toBe(live)
    }
    for (let n = 0; n < 20; n += 1) expect((await newVisitor(ownSite)).versions.get(SHELL)).toBe(live)
  }

  await test.step('then everyone has the live shell, also after another restart', async () => {
    await everyoneHasLive()
    await ownSite.restart()
    await everyoneHasLive()
  })

  await test.step('open pages go on, and new ones do not have to fall back', async () => {
    await follow(page, 'Search members', 'Search members')
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
    for (const fallen of pages) {
      await follow(fallen, 'Prices', 'What it costs')
      await fallen.context().clearCookies({ name: 'failed-shell' })
      await fallen.reload()
      await expect(fallen.getByRole('heading', { level: 1, name: 'What it costs' })).toBeVisible()
      expect(await shellIn(fallen)).toBe(live)
      await fallen.context().close()
    }
  })
})
