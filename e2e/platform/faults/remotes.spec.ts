import type { Page, Route } from '@playwright/test'
import { frameAnswers } from '../../fixtures/frame-answers.ts'
import { asMember, asVisitor } from '../../fixtures/member/as-member.ts'
import { pairsOf, sampleOf } from '../../fixtures/sample.ts'
import { savingData } from '../../fixtures/saving-data.ts'
import { type OpenRemoteName, REMOTES } from '../../fixtures/site/remotes.ts'
import { buildVariant, removeVariant } from '../../fixtures/site/variant.ts'
import { expect, test } from '../../fixtures/test.ts'

const PANEL = 'This part of the site isn’t available right now'

/** Ways in which a bundle host can fail. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'error' }),
  // No response: the page has to time out by itself.
  hangs: async () => {},
  'is tampered with': async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()}\nglobalThis.tampered = true` })
  },
}

/** Opens every other remote's page: members' pages as a member, then the visitors' home as a visitor. */
async function visitOthers(page: Page, broken: OpenRemoteName, url: string) {
  await asMember(page)
  for (const { name, path, heading } of REMOTES) {
    if (name === broken || name === 'mf-landers') continue
    await page.goto(url + path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await asVisitor(page)
  if (broken === 'mf-landers') return
  await page.goto(url, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: REMOTES[0].heading })).toBeVisible()
}

for (const [{ name, path, heading, isForMembers }, [fault, answer]] of sampleOf(
  pairsOf(REMOTES, Object.entries(FAULTS)),
  3,
)) {
  test(`§8: ${name} ${fault}: its area offers a retry, everything else works`, async ({
    page,
    site,
    expectedErrors,
  }) => {
    // The browser logs the request that the page gave up on.
    expectedErrors.push(
      /Failed to load resource|integrity|net::ERR|valid digest|preloaded using link preload/,
    )
    let isBroken = true
    const held: Route[] = []
    await page.route(new RegExp(`/bundles/${name}/.*\\.(js|css)$`), (route) => {
      if (!isBroken) return route.fallback()
      if (fault === 'hangs') held.push(route)
      return answer(route)
    })
    await visitOthers(page, name, site.url)
    if (isForMembers) await asMember(page)
    await page.goto(site.url + path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: PANEL })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)

    isBroken = false
    for (const route of held) await route.abort()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })
}

test('§8: a file of the shell that fails to load is requested again', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|net::ERR/)
  const lost: string[] = []
  await page.route(/\/bundles\/shell\/.*\.js$/, (route) => {
    const url = route.request().url()
    if (/\/main\.\w+\.js$/.test(url) || lost.includes(url)) return route.fallback()
    lost.push(url)
    return route.abort()
  })
  await page.goto(site.url)
  await expect.poll(() => lost.length).toBeGreaterThan(1)
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

const BROKEN_CODE: Readonly<
  Record<string, { file: (name: OpenRemoteName) => string; edit: (source: string) => string }>
> = {
  'throws in render': {
    file: (name) => PAGES[name],
    edit: (source) =>
      source.replace(
        'export function Page() {',
        "export function Page() {\n  if (location) throw new Error('in render')",
      ),
  },
  'throws at load': {
    file: () => 'src/index.ts',
    edit: (source) => `${source}\nthrow new Error('at load')\n`,
  },
  'throws at mount': {
    file: () => 'src/index.ts',
    edit: (source) =>
      `${source.replace('export default defineRemote', 'const made = defineRemote')}
export default { ...made, async mount() { throw new Error('at mount') } }\n`,
  },
}

const PAGES: Readonly<Record<OpenRemoteName, string>> = {
  'mf-landers': 'src/pages/home.tsx',
  'mf-members': 'src/pages/search.tsx',
  'mf-chat': 'src/pages/conversations.tsx',
  'mf-credits': 'src/pages/pricing.tsx',
  'mf-account': 'src/pages/language.tsx',
}

test.describe('drawn by the browser', () => {
  test.use({ isRendering: false })

  for (const [{ name, path, heading, isForMembers }, [fault, { file, edit }]] of sampleOf(
    pairsOf(REMOTES, Object.entries(BROKEN_CODE)),
    2,
  )) {
    test(`§8: a new version of ${name} ${fault}: the previous version shows instead`, async ({
      page,
      releaseSite,
      expectedErrors,
    }) => {
      expectedErrors.push(/at load|at mount|in render/)
      const dist = await buildVariant(name, { [file(name)]: edit })
      await releaseSite.publish(dist)
      await removeVariant(dist)
      if (isForMembers) await asMember(page)
      await page.goto(releaseSite.url + path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 20_000 })
      await asVisitor(page)
      await visitOthers(page, name, releaseSite.url)
    })
  }
})

test('an error that no toast can show is reported once, not in a loop', async ({
  page,
  context,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/a slip/, /ERR_INTERNET_DISCONNECTED/)
  const uncaught: string[] = []
  page.on('pageerror', ({ message }) => void uncaught.push(message))
  await page.goto(site.url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await context.setOffline(true)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a slip')
    })
  })
  await expect.poll(() => uncaught).toEqual(['a slip'])
  // Long enough for ten rounds of a loop.
  await page.waitForTimeout(500)
  expect(uncaught).toEqual(['a slip'])
})

test('a style that is still loading when the page stops waiting for it is applied later', async ({
  page,
  site,
}) => {
  await savingData(page)
  await page.clock.install()
  const held: Route[] = []
  await page.goto(`${site.url}/pricing`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.route(/\/bundles\/.*\.css$/, (route) => void held.push(route))
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  // Longer than the wait for styles in the HTML, shorter than that for styles requested by code.
  await page.clock.fastForward(8_500)
  await page.unroute(/\/bundles\/.*\.css$/)
  for (const route of held) await route.continue()
  await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible()
})

test('§8: offline, a link and Back lead to the next page at once, without its data', async ({
  page,
  context,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  await asMember(page)
  await page.goto(`${site.url}/members`)
  await expect(page.getByRole('heading', { level: 1, name: 'Search members' })).toBeVisible()
  // The code of linked pages is preloaded while the browser is idle, once the page is used.
  await frameAnswers(page)
  const code = [/pages_likes_.*\.js$/, /pages_likes_.*\.css$/].map(async (file) =>
    (await page.waitForResponse(file)).finished(),
  )
  await page.mouse.move(1, 1)
  await Promise.all(code)
  await context.setOffline(true)
  await page.getByRole('link', { name: /^Likes/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeVisible({ timeout: 2_000 })
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Search members' })).toBeVisible({
    timeout: 2_000,
  })
  await context.setOffline(false)
})
