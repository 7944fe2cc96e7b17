import type { Page } from '@playwright/test'
import { type LanderRouteName, landerRoute, paths, type RouteName, templateOf } from 'contracts'
import type { ResolvedRegistry, RouteData } from 'platform/protocol'
import { withOffers } from '../fixtures/credits/with-offers.ts'
import { asMember, asSettings } from '../fixtures/member/as-member.ts'
import { withMembers } from '../fixtures/member/members.ts'
import { sampleOf } from '../fixtures/sample.ts'
import { expect, test } from '../fixtures/test.ts'

type Layout = 'default' | 'chat' | 'lander' | 'empty'
type Access = 'any' | 'visitor' | 'member' | 'search' | 'staff'
type Row = [RouteName | LanderRouteName, address: string, Layout, Access, title: string, heading?: string]

/** §8: the heading of a page reached without the token from its mail. */
const EXPIRED = 'Link expired or invalid, request a new email'

/** Titles of pages with long names. */
const WALK = 'From hello to a walk by the sea'
const COMPLETE = 'Complete your profile'

/** The headings of two landing pages of a member. */
const CHAT = 'Your chat with Vera starts here'
const QUESTION = 'What would you ask Vera?'

/** §2: every route by its remote, with an address of each form; the heading only where it differs from the title. */
const ROUTES = [
  ...of('mf-landers', [
    ['index', '/', 'default', 'visitor', 'Dating and chat for adults', 'Meet someone who writes back'],
    ['landers-tinderswipe-slug', '/landers/tinderswipe', 'lander', 'any', 'Yes or no?'],
    ['landers-alonetonight-slug', '/landers/alonetonight/tonight', 'lander', 'any', 'Alone tonight?'],
    ['landers-collagelanding-slug', '/landers/collagelanding', 'lander', 'any', 'Likes you can believe'],
    ['landers-gallery-slug', '/landers/gallery/summer', 'lander', 'any', 'People worth a second look'],
    ['landers-iconslanding-slug', '/landers/iconslanding', 'lander', 'any', 'Three questions, then hello'],
    ['landers-maplanding-slug', '/landers/maplanding', 'lander', 'any', 'Who lives near you?'],
    ['landers-socialnetwork-slug', '/landers/socialnetwork', 'lander', 'any', 'What would you do together?'],
    ['landers-transitionsvideolanding-slug', '/landers/transitionsvideolanding', 'lander', 'any', WALK],
    ['landers-video-slug', '/landers/video', 'lander', 'any', 'It starts with hello'],
    ['members-id-landing', '/members/7/landing', 'lander', 'any', 'Write to Vera', 'Say hello to Vera'],
    ['members-id-landing2-slug', '/members/7/landing2', 'lander', 'any', 'Write to Vera', CHAT],
    ['members-id-landing2-slug', '/members/7/landing2/summer', 'lander', 'any', 'Write to Vera', CHAT],
    ['members-id-landing3-slug', '/members/7/landing3', 'lander', 'any', 'Write to Vera', QUESTION],
    ['members-id-landing3-slug', '/members/7/landing3/summer', 'lander', 'any', 'Write to Vera', QUESTION],
    ['pages-terms', '/terms', 'default', 'any', 'Terms'],
    ['pages-privacy', '/privacy', 'default', 'any', 'Privacy'],
    ['pages-cookies', '/cookies', 'default', 'any', 'Cookies'],
    ['pages-ban', '/ban', 'default', 'any', 'Block this site'],
    ['pages-return-policy', '/return-policy', 'default', 'any', 'Return policy'],
    ['pages-faq', '/faq', 'default', 'any', 'Frequently asked questions'],
    ['pages-service', '/service', 'default', 'any', 'Customer service'],
    ['studio', '/studio', 'default', 'staff', 'Landing pages'],
    ['studio-id', '/studio/7', 'default', 'staff', 'Edit landing page'],
    ['studio-preview-id', '/studio/preview/7', 'lander', 'staff', 'Preview of a landing page'],
    ['token', '/no-such-token', 'default', 'any', 'This page could not be found'],
  ]),
  ...of('mf-members', [
    ['index', '/', 'default', 'member', 'Home', 'Hello, Robin'],
    ['members', '/members', 'default', 'search', 'Search members'],
    ['members-id', '/members/7', 'default', 'search', 'Vera, 34'],
    ['likes', '/likes', 'default', 'member', 'Likes'],
    ['likes-type', '/likes/matches', 'default', 'member', 'Likes'],
    ['likes-m-id', '/likes/m/7', 'default', 'member', 'Vera, 34'],
    ['match-finder', '/match-finder', 'default', 'member', 'Match finder'],
    ['swipe-game', '/swipe-game', 'default', 'member', 'Swipe game'],
    ['signup-matches', '/signup-matches', 'default', 'member', 'People you might like'],
  ]),
  ...of('mf-chat', [
    ['chats', '/chats', 'default', 'member', 'Messages'],
    ['chats-id', '/chats/7', 'chat', 'member', 'Vera'],
    ['members-id-chat', '/members/7/chat', 'chat', 'member', 'Vera'],
  ]),
  ...of('mf-credits', [
    ['credits', '/credits', 'default', 'member', 'Credits', 'Get credits'],
    ['credits-id-paymentmethod', '/credits/7', 'default', 'member', 'Checkout'],
    ['credits-id-paymentmethod', '/credits/7/ideal', 'default', 'member', 'Checkout'],
    ['credits-repeat-order', '/credits/repeat-order', 'default', 'member', 'Repeat your last order'],
    ['premium', '/premium', 'default', 'member', 'Premium', 'Get premium'],
    ['pricing', '/pricing', 'default', 'any', 'Prices', 'What it costs'],
    ['transactions-id', '/transactions', 'default', 'member', 'Payments'],
    ['transactions-id', '/transactions/7', 'default', 'member', 'Payments', 'Processing your payment'],
    ['directdebit', '/directdebit', 'default', 'member', 'Direct debit'],
  ]),
  ...of('mf-account', [
    ['login', '/login', 'default', 'visitor', 'Log in'],
    ['signup', '/signup', 'empty', 'visitor', 'Sign up'],
    ['members-id-signup', '/members/7/signup', 'empty', 'visitor', 'Sign up', 'Write to Vera'],
    ['complete-signup', '/complete-signup?step=0', 'empty', 'member', COMPLETE, 'Who are you?'],
    ['reset-password', '/reset-password', 'default', 'any', 'Reset your password'],
    ['reset-password-do', '/reset-password/do', 'default', 'any', 'Choose a new password', EXPIRED],
    ['activate-done', '/activate/done', 'empty', 'any', 'Activation', EXPIRED],
    ['activate-error', '/activate/error', 'empty', 'any', 'Activation failed'],
    ['mail-change-do', '/mail-change/do', 'empty', 'any', 'Change email address'],
    ['unsubscribe', '/unsubscribe', 'empty', 'any', 'Emails from us'],
    ['account-deleted', '/account-deleted', 'empty', 'any', 'Account deleted', 'Your account is closed'],
    ['profile', '/profile', 'default', 'member', 'My profile'],
    ['notifications', '/notifications', 'default', 'member', 'Settings'],
    ['complaints', '/complaints', 'default', 'any', 'Complaints'],
    ['lang-config', '/lang-config', 'default', 'any', 'Language'],
  ]),
]

type Route = (typeof ROUTES)[number]
type Audience = 'visitor' | 'member'

function of(remote: string, rows: Row[]) {
  return rows.map(([name, address, layout, access, title, heading = title]) => {
    return { remote, name, address, layout, access, title, heading }
  })
}

function pathOf(name: RouteName | LanderRouteName): string {
  const template = templateOf(name)
  return template === undefined ? paths[name as RouteName] : landerRoute(template).path
}

/** Pages that a visitor or a member can open: the studio is a 404 for both. */
const PAGES = ROUTES.filter(({ name, access }) => name !== 'token' && access !== 'staff')

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
  const places = PAGES.filter(({ name, access }) => name !== 'index' || access === audience)
  return sampleOf(places, 20)
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
