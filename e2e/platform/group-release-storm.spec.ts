import type { Page } from '@playwright/test'
import { DevWorkspace } from '../fixtures/site/dev-workspace.ts'
import { releaseCommand } from '../fixtures/site/release-command.ts'
import { REMOTE_NAMES } from '../fixtures/site/remotes.ts'
import { newVisitor } from '../fixtures/site/simple-visitor.ts'
import type { Site } from '../fixtures/site/site.ts'
import { expect, test } from '../fixtures/test.ts'

const BUNDLES = ['shell', ...REMOTE_NAMES]

/** The next major of shared-ui: an export has another name, in the package and in the remote that uses it. */
async function raiseMajor(workspace: DevWorkspace) {
  await workspace.edit('shared-ui/package.json', '"version": "1.', '"version": "2.')
  await workspace.edit('shared-ui/src/pagination/index.ts', ' Pagination,', ' Pagination as PageLinks,')
  const user = 'mf-members/src/search/results/results.tsx'
  await workspace.edit(user, 'import { Pagination }', 'import { PageLinks as Pagination }')
  await workspace.edit(
    'mf-members/src/words/en.json',
    '"title": "Search members"',
    '"title": "Find somebody"',
  )
  await workspace.edit('shell/src/words/en.json', '"pricing": "Prices"', '"pricing": "Costs"')
}

/** Publishes all bundles of the workspace in one flip, by the command, on the site's data. */
async function publishAll(workspace: DevWorkspace, site: Site) {
  const command = workspace.start(['release', 'publish', ...BUNDLES, '--all'], { DATA_DIR: site.data })
  const code = await command.ended()
  expect(code, command.printed).toBe(0)
}

/** The versions of everything that a new visitor's page consists of. */
async function newVersions(site: Site) {
  return Object.fromEntries((await newVisitor(site)).versions)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const prices = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label })

/** Goes from the search to the prices and back, with a check of the registry before each. */
async function goAround(page: Page, label: string, title: string) {
  const members = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search members' })
  for (const [link, shown] of [
    [prices(page, label), 'What it costs'],
    [members, title],
  ] as const) {
    // The page checks at most once a second.
    await page.waitForTimeout(1_100)
    const [answer] = await Promise.all([page.waitForResponse(/registry\.json/), link.hover()])
    await answer.finished()
    await link.click()
    await expect(heading(page, shown)).toBeVisible()
  }
  await expect(page.getByRole('main').getByRole('navigation', { name: 'Pages' })).toBeVisible()
}

/** Remote → version of each that stands in the page. */
async function standingIn(page: Page): Promise<Record<string, string>> {
  const found = await page
    .locator('[data-remote]')
    .evaluateAll((elements) =>
      elements.map((element) => [
        element.getAttribute('data-remote') ?? '',
        element.getAttribute('data-version') ?? '',
      ]),
    )
  return Object.fromEntries(found)
}

test('a new major of a shared package goes live in one flip: open pages keep the old shell with old remotes, and a rollback takes all back', async ({
  page,
  browser,
  ownSite,
}) => {
  // Six bundles are built.
  test.setTimeout(360_000)
  const before = await newVersions(ownSite)
  const { revision } = await ownSite.registry()
  await page.goto(`${ownSite.url}/members`)
  await expect(heading(page, 'Search members')).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))

  const workspace = await DevWorkspace.copy()
  await raiseMajor(workspace)
  await publishAll(workspace, ownSite)
  await workspace.remove()
  await expect.poll(async () => (await ownSite.registry()).revision).toBe(revision + 1)
  const after = await newVersions(ownSite)
  // Visitors' pages have no remote for staff.
  expect(Object.keys(after)).toEqual(Object.keys(before))
  for (const [name, version] of Object.entries(before)) expect(after[name]).not.toBe(version)

  await test.step('an open page stays with the old versions of everything', async () => {
    await goAround(page, 'Prices', 'Search members')
    await goAround(page, 'Prices', 'Search members')
    expect(before).toMatchObject(await standingIn(page))
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  })

  await test.step('a new visitor, and the page once it is reloaded, have the new ones', async () => {
    const other = await browser.newPage()
    await other.goto(`${ownSite.url}/members`)
    await expect(heading(other, 'Find somebody')).toBeVisible()
    await expect(prices(other, 'Costs')).toBeVisible()
    await other.close()
    await page.reload()
    await goAround(page, 'Costs', 'Find somebody')
    expect(after).toMatchObject(await standingIn(page))
  })

  await test.step('a rollback of any of them takes all back', async () => {
    await releaseCommand(ownSite, 'rollback', 'chat')
    await expect.poll(() => newVersions(ownSite)).toEqual(before)
    // No remote fits the shell of this page any more, so its next navigation loads the page anew.
    await goAround(page, 'Costs', 'Search members')
    await expect(prices(page, 'Prices')).toBeVisible()
    expect(before).toMatchObject(await standingIn(page))
  })
})
