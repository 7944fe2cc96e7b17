import { dismissals, LOCALE_COOKIE, locales, localesOf, siteState } from 'contracts'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { makeConversation } from '../features/chat/fixture-conversation.ts'
import { peopleOf } from '../features/members/fixture-people.ts'
import { makeMatch } from '../features/members/likes/fixture-match.ts'
import { profileCounter } from '../features/members/visibility/shown-profiles.ts'
import { type BrandId, openWorld } from '../fixtures/world.ts'
import { siteView } from './site-view.ts'

interface RequestOptions {
  readonly domain?: string
  readonly url?: string
  readonly language?: string | undefined
  readonly cookies?: Readonly<Record<string, string>>
}

function requestOf({
  domain = 'localhost',
  url = '/',
  language,
  cookies = {},
}: RequestOptions = {}): FastifyRequest {
  const headers = language === undefined ? {} : { 'accept-language': language }
  const server = { isSecure: false, pushPublicKey: 'a key', profileCounter: profileCounter(null) }
  return { domain, url, cookies, headers, server } as unknown as FastifyRequest
}

const world = await openWorld()
const { app, database, meet } = world
const view = siteView({
  ...app.finders,
  database,
  clock: { now: () => new Date() },
  originOf: (domain) => `https://${domain}`,
})
const { person } = peopleOf(world, { now: () => new Date() })
const visit = (options?: RequestOptions) => view(requestOf(options))

/** The view of a page that a member with this role requests. */
async function viewOf(
  role: 'free' | 'premium' | 'staff',
  options: RequestOptions = {},
  brand: BrandId = 'amberly',
) {
  const { cookie = '' } = await world.headersOf(brand, role)
  return view(requestOf({ ...options, cookies: { session: cookie.replace('session=', '') } }))
}

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', undefined, 'de'],
  ['ja, nn;q=0.9', undefined, 'nb'],
  ['ja', undefined, 'en'],
  [undefined, undefined, 'en'],
  ['', undefined, 'en'],
  [';;,,q=', undefined, 'en'],
  ['de', 'fi', 'fi'],
  ['de', 'klingon', 'de'],
  ['de', '', 'de'],
])('§4: a browser that prefers %j, whose user has chosen %j, gets %s', async (language, chosen, locale) => {
  const cookies = chosen === undefined ? {} : { [LOCALE_COOKIE]: chosen }
  expect((await visit({ language, cookies })).locale).toBe(locale)
})

test('each language of the site can be requested', async () => {
  for (const language of locales) expect((await visit({ language })).locale).toBe(language)
})

test('§2: the state says whether the visitor has passed the entry warning, by their cookie', async () => {
  const stateWith = async (cookies: Record<string, string>) =>
    siteState.parse((await visit({ cookies })).state).is_past_warning
  expect(await stateWith({})).toBeUndefined()
  expect(await stateWith({ [dismissals.entryWarning]: '2026-02-03T04:05:06.000Z' })).toBe(true)
})

test('§3: the view has the brand of the host, the country, and no user for a visitor', async () => {
  const { settings, ...state } = siteState.parse((await visit({ language: 'nl-BE' })).state)
  // The brand’s promises to decide are its staff’s business.
  expect((await visit({ language: 'nl-BE' })).state.settings).not.toHaveProperty('case_minutes')
  expect(settings).toMatchObject({
    name: 'Amberly',
    push_public_key: 'a key',
    design_version: 1,
    niche: 1,
    geoip_country: 'BE',
  })
  expect(state).toEqual({ user: null })
  const she = await visit({ domain: 'she.localhost', url: '/?country=FR' })
  expect([she.siteName, she.state.settings.geoip_selected_country]).toEqual(['Marigold', 'FR'])
  await expect(visit({ domain: 'elsewhere.example' })).rejects.toMatchObject({ statusCode: 421 })
})

test('names the brand, the country, the language, the browser and staff, to which a release may be limited', async () => {
  expect((await visit({ language: 'fi-FI' })).traits).toEqual({
    brand: 'localhost',
    country: 'fi',
    language: 'fi',
    browser: 'other',
    staff: 'no',
  })
  const chosen = await visit({ domain: 'she.localhost', url: '/?country=FR', language: 'en' })
  expect(chosen.traits).toMatchObject({ brand: 'she.localhost', country: 'fr', language: 'en' })
  expect((await viewOf('staff')).traits).toMatchObject({ staff: 'yes' })
})

test('§3: a member’s page has the user, the chats and the likes', async () => {
  const [me, other] = [await meet('amberly', 'free'), await meet('amberly', 'staff')]
  await makeMatch(world, me, other)
  const conversation = await makeConversation(world, me, other)
  const { user, chats, likes } = siteState.parse((await viewOf('free')).state)
  expect(user).toMatchObject({ id: me.memberId, role: 'free', profile: { name: me.name } })
  expect(chats?.chats).toMatchObject([{ conversation: { id: conversation }, num_unread_messages: 1 }])
  expect(likes).toMatchObject({ profiles: [{ name: other.name }], liked_by: [{ like_new: true }] })
})

test('a session at one brand does not count at another', async () => {
  expect((await viewOf('premium', { domain: 'she.localhost' })).state.user).toBeNull()
  expect((await viewOf('premium', { domain: 'she.localhost' }, 'marigold')).state.user).not.toBeNull()
})

const profileOf = (id: string) => ({
  route: { name: 'members-id', path: '/members/:id', access: 'search' },
  params: { id },
})

test('§6: a profile that visitors may see is described by name, age and region, and may be listed', async () => {
  const region = { country: 'FI', region: 'FI-18' } as const
  const { id } = await person('Aino', {
    profile: {
      ...region,
      dateOfBirth: `${new Date().getUTCFullYear() - 30}-01-01`,
      isVisibleToVisitors: true,
    },
  })
  const url = `/members/${id}?lang=fi&ref=x`
  expect(await (await visit({ url })).head(profileOf(id), {})).toMatchObject({
    title: 'Aino, 30 – Amberly',
    description: 'Aino, 30, Uusimaa',
    canonical: `https://localhost/members/${id}?lang=fi`,
    alternates: { 'x-default': `https://localhost/members/${id}` },
  })
  expect(await (await visit({ url })).head(profileOf(id), {})).not.toHaveProperty('robots')
})

test('§6: a profile that visitors may not see is not described, and not to be listed', async () => {
  const { id } = await person('Shy', { profile: { isVisibleToVisitors: false } })
  for (const view of [await visit(), await viewOf('premium')]) {
    expect(await view.head(profileOf(id), {})).toEqual({ robots: 'noindex' })
    expect(await view.head(profileOf('nobody'), {})).toEqual({ robots: 'noindex' })
  }
})

test.each([
  ['fi', 'fi'],
  ['xx', 'de'],
  ['', 'de'],
])('§9: a URL with ?lang=%s is in %s, whatever the browser and the cookie say', async (lang, locale) => {
  const cookies = { [LOCALE_COOKIE]: 'de' }
  expect((await visit({ url: `/?lang=${lang}`, language: 'sv', cookies })).locale).toBe(locale)
})

test('§9: a brand offers the languages of its countries only', async () => {
  const at = (lang: string) => visit({ domain: 'she.localhost', url: `/?lang=${lang}`, language: 'en' })
  const { state } = await at('nl')
  const offered = localesOf(state.settings.countries)
  for (const lang of locales) expect((await at(lang)).locale).toBe(offered.includes(lang) ? lang : 'en')
  expect(offered.length).toBeLessThan(locales.length)
})

test('§9: a public page has its address at the brand, its own words or those of the brand', async () => {
  const own = { description: 'About this page' }
  const home = { route: { name: 'index', path: '/', access: 'visitor' }, params: {} }
  const { head } = await visit({ domain: 'she.localhost', url: '/?lang=nl&ref=x' })
  expect(await head(home, own)).toMatchObject({
    title: 'Zij zet de eerste stap – Marigold',
    canonical: 'https://she.localhost/?lang=nl',
  })
  const settings = { route: { name: 'profile', path: '/profile', access: 'member' }, params: {} }
  expect(await (await viewOf('free', { url: '/profile' })).head(settings, {})).toEqual({ robots: 'noindex' })
})

test.each([
  ['visitor', ['any', 'search', 'visitor']],
  ['free', ['any', 'search', 'member']],
  ['premium', ['any', 'search', 'member']],
  ['staff', ['any', 'search', 'member', 'staff']],
] as const)('§6: %s is admitted only to %j', async (role, admitted) => {
  const { admits } = await (role === 'visitor' ? visit() : viewOf(role))
  const names = ['any', 'search', 'visitor', 'member', 'staff', 'unknown', '']
  expect(names.filter(admits)).toEqual(admitted)
})

test('§9: a page for an American says so in its HTML and its state, which no other reader shares', async () => {
  const american = await visit({ language: 'en-US,en' })
  expect([american.locale, american.lang, american.state.is_american]).toEqual(['en', 'en-US', true])
  const german = await visit({ language: 'de-DE,en-US' })
  expect([german.locale, german.lang]).toEqual(['de', undefined])
  const british = await visit({ language: 'en-GB,en-US' })
  expect([british.lang, british.state.is_american]).toEqual([undefined, undefined])
})
