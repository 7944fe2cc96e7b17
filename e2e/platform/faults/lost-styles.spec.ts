import type { Page, Route } from '@playwright/test'
import { sampleOf } from '../../fixtures/sample.ts'
import { savingData } from '../../fixtures/saving-data.ts'
import type { Site } from '../../fixtures/site/site.ts'
import { buildVariant, removeVariant } from '../../fixtures/site/variant.ts'
import { expect, test } from '../../fixtures/test.ts'

const PANEL = 'This part of the site isn’t available right now'
const HEADING = 'What it costs'
const STYLES = /\/bundles\/mf-credits\/.*\.css$/

// In a page from the server its styles are part of the HTML.
test.use({ isRendering: false })

type Edits = Parameters<typeof buildVariant>[1]

/** Ways in which a stylesheet can be lost. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'error' }),
  'is blocked': (route) => route.abort(),
  'is tampered with': async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()}\nbody { color: red }` })
  },
}

/**
 * Answers the stylesheets of mf-credits with the fault, and late: when the page's code has long run, as it does if the
 * browser has cached it.
 */
async function loseStyles(page: Page, fault: (route: Route) => Promise<void>, styles = STYLES) {
  await page.route(styles, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await fault(route).catch(() => {})
  })
}

/** Notes whenever the page's heading is visible although its own styles don't apply to it. */
async function watchUnstyled(page: Page) {
  await page.addInitScript(() => {
    const seen = { unstyled: false }
    Object.assign(globalThis, { seen })
    const look = () => {
      const shown = document.querySelector('[data-outlet] > [data-remote=mf-credits]:not([hidden])')
      const base = shown && `/bundles/mf-credits/${shown.getAttribute('data-version')}/`
      const applied = [...document.styleSheets].some(
        ({ href, media }) => base && href?.includes(base) && media.mediaText !== 'not all',
      )
      if (shown && !applied) seen.unstyled = true
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => (globalThis as unknown as { seen: { unstyled: boolean } }).seen.unstyled)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** A version like the one before, but for this note. */
const withNote = (note: string): Edits => ({
  'src/pages/pricing.tsx': (source) => `${source}\nexport const note = '${note}'\n`,
})

/** A note in the footer of every page. */
const WITH_WIDGET: Edits = {
  'remote.ts': (source) =>
    source.replace(/\n\}\)/, "\n  slots: [{ slot: 'footer', widget: 'offer-note' }],\n})"),
  'src/index.ts': (source) =>
    source.replace(
      '  words:',
      "  widgets: { 'offer-note': () => import('./widgets/offer-note') },\n  words:",
    ),
  'src/widgets/offer-note.module.css': () => '.note { letter-spacing: 7px; }\n',
  'src/widgets/offer-note.tsx': () => `import styles from './offer-note.module.css'
export function Widget() {
  return <p className={styles.note}>A note of an offer</p>
}
`,
}

async function publishNext(site: Site, edits: Edits) {
  const dist = await buildVariant('mf-credits', edits)
  const { version } = await site.publish(dist)
  await removeVariant(dist)
  return version
}

async function counted(site: Site, version: string) {
  const live = (await site.status()).find(({ name }) => name === 'mf-credits')?.live
  expect(live?.version).toBe(version)
  return { loads: live?.loads, failures: live?.failures, crashes: live?.crashes }
}

for (const [fault, answer] of sampleOf(Object.entries(FAULTS), 1)) {
  test(`§8: a page whose style ${fault}: the panel shows, never the page without it, until a retry works`, async ({
    page,
    unrendered: site,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource|integrity|net::ERR|valid digest/)
    const isUnstyled = await watchUnstyled(page)
    await page.goto(`${site.url}/faq`)
    await heading(page, 'Frequently asked questions').waitFor()
    await loseStyles(page, answer)
    await page.goto(`${site.url}/pricing`)
    await expect(heading(page, PANEL)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(await isUnstyled()).toBe(false)

    await page.unroute(STYLES)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, HEADING)).toBeVisible()
    expect(await isUnstyled()).toBe(false)
  })
}

test('§8: a new version whose style is lost: the previous one shows, and a failure counts', async ({
  page,
  releaseSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const isUnstyled = await watchUnstyled(page)
  await page.goto(`${releaseSite.url}/pricing`)
  await heading(page, HEADING).waitFor()
  const version = await publishNext(releaseSite, withNote('new'))
  const styles = new RegExp(`/bundles/mf-credits/${version}/.*\\.css$`)
  await loseStyles(page, FAULTS['answers 404'] as (typeof FAULTS)[string], styles)
  await page.goto(`${releaseSite.url}/pricing`)
  await expect(heading(page, HEADING)).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('[data-outlet] > [data-remote]')).not.toHaveAttribute('data-version', version)
  expect(await isUnstyled()).toBe(false)
  await expect
    .poll(() => counted(releaseSite, version), { timeout: 10_000 })
    .toEqual({ loads: 0, failures: 1, crashes: 0 })
})

test('§8: a style that is lost once is requested again, and the page shows with it', async ({
  page,
  unrendered: site,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const isUnstyled = await watchUnstyled(page)
  let isLost = false
  await page.route(STYLES, async (route) => {
    if (isLost) return route.fallback()
    isLost = true
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.fulfill({ status: 404, body: 'not found' })
  })
  await page.goto(`${site.url}/pricing`)
  await expect(heading(page, HEADING)).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('[data-outlet] > [data-remote=mf-credits]')).toBeVisible()
  expect([isLost, await isUnstyled()]).toEqual([true, false])
})

test('§8: after a click, too, a page never shows without its style', async ({
  page,
  unrendered: site,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  // Otherwise the page's files are there before the click.
  await savingData(page)
  const isUnstyled = await watchUnstyled(page)
  await page.goto(`${site.url}/faq`)
  await heading(page, 'Frequently asked questions').waitFor()
  await loseStyles(page, FAULTS['answers 404'] as (typeof FAULTS)[string])
  // For a lost chunk the page that was asked for is loaded anew, once.
  const anew = page.waitForEvent('load')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Prices' }).click()
  await anew
  await expect(page).toHaveURL(`${site.url}/pricing`)
  await expect(heading(page, PANEL)).toBeVisible({ timeout: 30_000 })
  expect(await isUnstyled()).toBe(false)
})

test('§8: a style that only the open page loses costs one click and a load, and the failure counts', async ({
  page,
  releaseSite: site,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await savingData(page)
  const version = await publishNext(site, withNote('newer'))
  await page.goto(`${site.url}/faq`)
  await heading(page, 'Frequently asked questions').waitFor()
  let isLost = true
  await page.route(STYLES, (route) => (isLost ? route.abort() : route.fallback()))
  await page.route(`${site.url}/pricing`, (route) => {
    isLost = false
    return route.fallback()
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Prices' }).click()
  await expect(heading(page, HEADING)).toBeVisible({ timeout: 30_000 })
  expect(isLost).toBe(false)
  await expect
    .poll(() => counted(site, version), { timeout: 10_000 })
    .toEqual({ loads: 1, failures: 1, crashes: 0 })
})

test('a widget whose style is lost once is drawn with it, after another request', async ({
  page,
  releaseSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await publishNext(releaseSite, WITH_WIDGET)
  let isLost = false
  await page.route(/offer-note\w*\.\w+\.css$/, async (route) => {
    if (isLost) return route.fallback()
    isLost = true
    await route.fulfill({ status: 404, body: 'not found' })
  })
  await page.goto(`${releaseSite.url}/pricing`)
  await expect(page.getByText('A note of an offer')).toHaveCSS('letter-spacing', '7px', { timeout: 30_000 })
  expect(isLost).toBe(true)
})
