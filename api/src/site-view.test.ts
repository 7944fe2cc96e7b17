import { LOCALE_COOKIE, locales, siteState, type User } from 'contracts'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { siteView } from './site-view.ts'

function requestOf(language?: string, chosen?: string): FastifyRequest {
  const cookies = chosen === undefined ? {} : { [LOCALE_COOKIE]: chosen }
  return {
    url: '/',
    cookies,
    headers: { ...(language !== undefined && { 'accept-language': language }) },
  } as FastifyRequest
}

const visitor = siteView(() => null)
const member: User = {
  id: 'a',
  role: 'free',
  status: 'confirmed',
  credits: 15,
  paid_user: false,
  language: 'en',
  fictional_icon: false,
  notifications_disabled: [],
  profile: { name: 'Ann', country: 'NL', status: 'active', main_image: null },
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
])('§4: a browser that asks for %j and has chosen %j is spoken to in %s', (language, chosen, locale) => {
  expect(visitor(requestOf(language, chosen)).locale).toBe(locale)
})

test('the language is always one that the site speaks', () => {
  for (const language of locales) expect(visitor(requestOf(language)).locale).toBe(language)
})

test('§3: the page is told its brand, where it is read, and who looks at it', () => {
  const { settings, user } = siteState.parse(visitor(requestOf('nl-BE')).state)
  expect(settings).toMatchObject({ name: 'Amberly', niche: 1, geoip_country: 'BE' })
  expect(user).toBeNull()
  expect(siteState.parse(siteView(() => member)(requestOf()).state).user).toEqual(member)
})

test('every country of the brand has its price of a message', () => {
  const { countries, minimum_message_costs } = visitor(requestOf()).state.settings
  expect(Object.keys(minimum_message_costs).toSorted()).toEqual(countries.toSorted())
})

test('the home page carries the title and description of the brand, in the language of the brand', () => {
  const index = { route: { name: 'index' } }
  expect(visitor(requestOf('en')).head(index)).toEqual({
    title: 'Dating and chat for adults – Amberly',
    description: expect.stringContaining('without a subscription'),
  })
  expect(visitor(requestOf('de')).head(index)).toEqual({})
  expect(visitor(requestOf('en')).head({ route: { name: 'members' } })).toEqual({})
})

test.each([
  [null, ['any', 'search', 'visitor']],
  [member, ['any', 'search', 'member']],
  [{ ...member, role: 'premium' }, ['any', 'search', 'member']],
  [{ ...member, role: 'staff' }, ['any', 'search', 'member', 'staff']],
] as const)('%j is admitted to %j alone', (user, admitted) => {
  const { admits } = siteView(() => user)(requestOf())
  const names = ['any', 'search', 'visitor', 'member', 'staff', 'unknown', '']
  expect(names.filter(admits)).toEqual(admitted)
})
