import { LOCALE_COOKIE, locales, type SessionUser, siteState } from 'contracts'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { siteView } from './site-view.ts'

function requestOf(language?: string, chosen?: string): FastifyRequest {
  const cookies = chosen === undefined ? {} : { [LOCALE_COOKIE]: chosen }
  return {
    cookies,
    headers: { ...(language !== undefined && { 'accept-language': language }) },
  } as FastifyRequest
}

const visitor = siteView(() => null)
const member: SessionUser = { id: 'a', role: 'member' }

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

test('the page is told who looks at it', () => {
  expect(siteState.parse(visitor(requestOf()).state)).toEqual({ siteName: 'Amberly', user: null })
  expect(siteState.parse(siteView(() => member)(requestOf()).state).user).toEqual(member)
})

test.each([
  [null, ['any', 'search', 'visitor']],
  [member, ['any', 'search', 'member']],
  [{ ...member, role: 'staff' }, ['any', 'search', 'member', 'staff']],
] as const)('%j is admitted to %j alone', (user, admitted) => {
  const { admits } = siteView(() => user)(requestOf())
  const names = ['any', 'search', 'visitor', 'member', 'staff', 'unknown', '']
  expect(names.filter(admits)).toEqual(admitted)
})
