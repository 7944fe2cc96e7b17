import { publishCommand } from '../fixtures/site/release-command.ts'
import { newVisitor } from '../fixtures/site/simple-visitor.ts'
import { buildVariant, removeVariant } from '../fixtures/site/variant.ts'
import { expect, test } from '../fixtures/test.ts'

/** A new version of mf-credits: another text, one more page, one more widget in the footer. */
const NEXT_CREDITS = {
  'src/words/en.json': (json: string) => json.replace('What it costs', 'What it really costs'),
  'remote.ts': (source: string) =>
    source
      .replace(
        'routes: [',
        "routes: [\n    { name: 'offers', path: '/offers', layout: 'default', access: 'any' },",
      )
      .replace(/\n\}\)/, "\n  slots: [{ slot: 'footer', widget: 'offer-note' }],\n})"),
  'src/index.ts': (source: string) =>
    source
      .replace('pages: {', "pages: {\n    offers: () => import('./pages/offers'),")
      .replace('  words:', "  widgets: { 'offer-note': () => import('./widgets/offer-note') },\n  words:"),
  'src/pages/offers.tsx': () => 'export function Page() {\n  return <h1>Offers</h1>\n}\n',
  'src/widgets/offer-note.tsx': () => 'export function Widget() {\n  return <p>A note of an offer</p>\n}\n',
}

test('a new route, widget and text reach an open page at its next navigation, and roll back the same way', async ({
  page,
  releaseSite,
}) => {
  const dist = await buildVariant('mf-credits', NEXT_CREDITS)
  await page.goto(`${releaseSite.url}/pricing`)
  await expect(page.getByRole('heading', { level: 1, name: 'What it costs' })).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))

  const { version } = await publishCommand(releaseSite, dist, '--all')
  await removeVariant(dist)

  await page.getByRole('link', { name: 'Search members' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Search members' })).toBeVisible()
  // The page has checked the registry in the background; the new version applies from the next navigation on.
  const link = page.getByRole('navigation').getByRole('link', { name: 'Prices' })
  const [answer] = await Promise.all([page.waitForResponse(/registry\.json/), link.hover()])
  await answer.finished()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'What it really costs' })).toBeVisible()
  await expect(page.getByText('A note of an offer')).toBeVisible()
  const versions = page.locator('[data-remote="mf-credits"]')
  for (const element of await versions.all()) expect(await element.getAttribute('data-version')).toBe(version)
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  await page.goto(`${releaseSite.url}/offers`)
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible()

  await releaseSite.rollback('mf-credits')
  await page.goto(`${releaseSite.url}/pricing`)
  await expect(page.getByRole('heading', { level: 1, name: 'What it costs' })).toBeVisible()
  await expect(page.getByText('A note of an offer')).toHaveCount(0)
})

test('a page that cannot update keeps its version until the visitor leaves it', async ({
  page,
  releaseSite,
}) => {
  const busy = await buildVariant('mf-credits', {
    'src/index.ts': (source) =>
      source.replace('  words:', '  canUpdate: () => !location.search.includes("busy"),\n  words:'),
  })
  const next = await buildVariant('mf-credits', { 'src/words/en.json': NEXT_CREDITS['src/words/en.json'] })
  await releaseSite.publish(busy)
  await page.goto(`${releaseSite.url}/pricing?busy`)
  await expect(page.getByRole('heading', { level: 1, name: 'What it costs' })).toBeVisible()
  await releaseSite.publish(next)
  await Promise.all([removeVariant(busy), removeVariant(next)])

  const link = page.getByRole('navigation').getByRole('link', { name: 'Prices' })
  // The page checks at most once a second; wait out the check it made while loading.
  await page.waitForTimeout(1_100)
  const [answer] = await Promise.all([page.waitForResponse(/registry\.json/), link.hover()])
  await answer.finished()
  await link.click()
  await expect(page).toHaveURL(`${releaseSite.url}/pricing`)
  await expect(page.getByRole('heading', { level: 1, name: 'What it costs' })).toBeVisible()
  await page.getByRole('link', { name: 'Search members' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Search members' })).toBeVisible()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'What it really costs' })).toBeVisible()
})

test('a crashing canary rolls back automatically, for its visitors and in the status', async ({
  browser,
  ownSite,
}) => {
  const dist = await buildVariant('mf-credits', {
    'src/pages/pricing.tsx': (source) =>
      source.replace(
        'export function Page() {',
        "export function Page() {\n  if (location) throw new Error('canary')",
      ),
  })
  const before = (await ownSite.registry()).remotes.find(({ name }) => name === 'mf-credits')?.version
  const { version } = await ownSite.publish(dist, { kind: 'canary', share: 0.5 })
  await removeVariant(dist)

  // First a real browser: its page falls back to the live version and reports the crash.
  const page = await browser.newPage()
  const report = page.waitForRequest(/telemetry/)
  await page.goto(`${ownSite.url}/pricing`)
  await expect(page.getByRole('heading', { level: 1, name: 'What it costs' })).toBeVisible()
  await report
  await page.close()

  // Then a crowd of visitors, each reporting from its own cookie and network.
  for (let n = 0; n < 160; n += 1) {
    const visitor = await newVisitor(ownSite)
    await visitor.report('mf-credits', visitor.versions.get('mf-credits') === version ? 'crash' : 'load')
  }
  await expect
    .poll(
      async () => (await ownSite.status()).find(({ name }) => name === 'mf-credits')?.autoRollback?.version,
    )
    .toBe(version)
  const row = (await ownSite.status()).find(({ name }) => name === 'mf-credits')
  expect(row?.canary).toBeUndefined()
  expect(row?.live?.version).toBe(before)
  expect(row?.autoRollback?.why).toContain('%')
})
