import type { Page } from '@playwright/test'
import {
  type LanderRouteName,
  landerRoute,
  paths,
  type RouteName,
  type StaffRouteName,
  staffPaths,
  templateOf,
} from 'contracts'
import type { ResolvedRegistry, RouteData } from 'platform/protocol'
import { withOffers } from '../fixtures/credits/with-offers.ts'
import { asMember, asSettings } from '../fixtures/member/as-member.ts'
import { withMembers } from '../fixtures/member/members.ts'
import { openPages, ROUTES, type Route } from '../fixtures/routes.ts'
import { sampleOf } from '../fixtures/sample.ts'
import { expect, test } from '../fixtures/test.ts'

type Audience = 'visitor' | 'member'

function pathOf(name: RouteName | LanderRouteName | StaffRouteName): string {
  const template = templateOf(name)
  if (template !== undefined) return landerRoute(template).path
  return { ...paths, ...staffPaths }[name as RouteName | StaffRouteName]
}

test('§2: the remotes claim exactly these routes, with these names, paths, layouts and access', async ({
  site,
}) => {
  const { remotes } = (await (await fetch(`${site.url}/registry.json`)).json()) as ResolvedRegistry
  const claimed = remotes.flatMap(({ name: remote, routes }) => routes.map((route) => ({ remote, ...route })))
  const wanted = ROUTES.map(({ remote, name, layout, access }) => {
    return { remote, name, path: pathOf(name), layout, access }
  })
  expect(linesOf(claimed)).toEqual(linesOf(wanted))
})

for (const audience of ['visitor', 'member'] as const) {
  test(`§2: a ${audience} in NL who opens an address gets its page, or the guard's redirect`, async ({
    page,
    site,
  }) => {
    test.setTimeout(240_000)
    await enter(page, audience, 'NL')
    for (const route of placesOf(audience)) {
      const answer = await page.goto(site.url + route.address, { waitUntil: 'commit' })
      expect(answer?.status(), route.address).toBe(200)
      await expectPage(page, route, audience)
    }
  })

  test(`§2: a ${audience} in US who navigates within the open page gets the same`, async ({ page, site }) => {
    test.setTimeout(240_000)
    await enter(page, audience, 'US')
    await page.goto(`${site.url}/lang-config`)
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    for (const route of placesOf(audience)) {
      await moveTo(page, route.address)
      await expectPage(page, route, audience)
    }
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  })
}

for (const address of ['/no-such-token', '/landers/no-such-template']) {
  test(`§8: ${address} shows the 404 page`, async ({ page, site, expectedErrors }) => {
    expectedErrors.push(/status of 404/)
    const answer = await page.goto(site.url + address)
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle('This page could not be found – Amberly')
    await page.getByRole('link', { name: 'Back to home' }).click()
    // The old page may stay for a moment while the new one is drawn.
    await expect(page.getByRole('heading', { level: 1, name: 'Meet someone who writes back' })).toBeVisible()
  })
}

async function enter(page: Page, audience: Audience, country: string) {
  await asSettings(page, { geoip_country: country, logged_out_search: 'all' })
  await withOffers(page)
  // A member with signup steps left and an unconfirmed address, so that every page opens.
  if (audience === 'member') await asMember(page, { signup_step: 0, status: 'not_confirmed' })
  else await withMembers(page)
}

/** Both homes share one address; each audience has its own. */
function placesOf(audience: Audience) {
  const places = openPages.filter(({ name, access }) => name !== 'index' || access === audience)
  return sampleOf(places, 12)
}

/** Navigates as the back button does: the router sees another address, without a page load. */
async function moveTo(page: Page, address: string) {
  await page.evaluate((url) => {
    history.pushState(null, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** §6: guards send a visitor on a members' page to the login, and a member on a visitors' page to their home. */
function arrival(route: Route, audience: Audience) {
  const isForAll = route.access === 'any' || route.access === 'search'
  // Its page is for who has just closed an account, and for the link in the mail.
  if (route.name === 'account-deleted') return { ...arrivalOf('index', audience), path: paths.index }
  if (isForAll || route.access === audience) return { ...route, path: route.address }
  if (audience === 'member') return { ...arrivalOf('index', 'member'), path: paths.index }
  return {
    ...arrivalOf('login', 'visitor'),
    path: `${paths.login}?${new URLSearchParams({ back: route.address })}`,
  }
}

function arrivalOf(wanted: RouteName, audience: Audience): Route {
  const found = ROUTES.find(({ name, access }) => name === wanted && access === audience)
  if (!found) throw new Error(`The table has no route named ${wanted} for a ${audience}.`)
  return found
}

async function expectPage(page: Page, route: Route, audience: Audience) {
  const { path, layout, remote, heading, title } = arrival(route, audience)
  const look = () =>
    page.evaluate(() => ({
      path: location.pathname + location.search,
      layout: document.querySelector('[data-layout]')?.getAttribute('data-layout'),
      remotes: [...document.querySelectorAll('[data-outlet] > [data-remote]:not([hidden])')].map((element) =>
        element.getAttribute('data-remote'),
      ),
      headings: [...document.querySelectorAll('h1')].map((element) => element.textContent),
      title: document.title,
    }))
  await expect
    .poll(look, { message: `${route.name}: ${route.address}`, intervals: [25, 50, 100] })
    .toEqual({ path, layout, remotes: [remote], headings: [heading], title: `${title} – Amberly` })
}

function linesOf(routes: readonly (RouteData & { readonly remote: string })[]): string[] {
  const lines = routes.map(({ remote, ...it }) => `${remote} ${it.name} ${it.path} ${it.layout} ${it.access}`)
  return [...new Set(lines)].toSorted()
}
