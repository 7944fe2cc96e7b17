import { landerRoute, paths, type RouteName } from 'contracts'
import { expect, test } from 'vitest'
import { defaultSettings } from '../tables/default-settings.ts'
import { type HeadView, pageHead } from './page-head.ts'

const OWN = { description: 'About this page' }

type Parts = Partial<HeadView['settings']> & { query?: string; locale?: HeadView['locale'] }

/** A Finnish visitor's view of a brand with these settings. */
function at({ query = '', locale = 'fi', ...settings }: Parts = {}): HeadView {
  return {
    settings: { ...defaultSettings, countries: ['FI', 'NL'], ...settings },
    locale,
    origin: 'https://amberly.example',
    query: new URLSearchParams(query),
  }
}

const page = (name: RouteName, access: string, params = {}) => ({
  route: { name, path: paths[name], access },
  params,
})
const faq = page('pages-faq', 'any')

test('§9: a public page links to itself in the languages of the brand', () => {
  expect(pageHead(faq, OWN, at())).toEqual({
    canonical: 'https://amberly.example/faq',
    alternates: {
      fi: 'https://amberly.example/faq?lang=fi',
      sv: 'https://amberly.example/faq?lang=sv',
      nl: 'https://amberly.example/faq?lang=nl',
      'x-default': 'https://amberly.example/faq',
    },
  })
})

test.each([
  ['lang=sv', '?lang=sv'],
  ['lang=sv&ref=x&min_age=30', '?lang=sv'],
  ['ref=x&min_age=30', ''],
  ['lang=de', ''],
  ['lang=xx', ''],
])('§9: of the query %s, the canonical address keeps %j', (query, kept) => {
  expect(pageHead(faq, OWN, at({ query })).canonical).toBe(`https://amberly.example/faq${kept}`)
})

test('§9: a template is one page, whatever the slug', () => {
  const template = { route: { ...landerRoute('video'), access: 'any' }, params: { slug: 'summer' } }
  expect(pageHead(template, OWN, at()).canonical).toBe('https://amberly.example/landers/video')
})

test('§9: on a niche brand a template has the prefix of the niche', () => {
  const template = { route: { ...landerRoute('video'), access: 'any' }, params: { niche: 'she' } }
  expect(pageHead(template, OWN, at({ niche: 2 })).canonical).toBe(
    'https://amberly.example/she/landers/video',
  )
})

test.each([
  ['without a description', faq, {}],
  ['for members', page('profile', 'member'), OWN],
  ['that does not exist', undefined, OWN],
  ['with an unknown access name', page('pages-faq', 'friends'), OWN],
])('§9: a page %s is not to be listed', (_, match, own) => {
  expect(pageHead(match, own, at())).toEqual({ robots: 'noindex' })
})

test('§6: the search is listed only if the brand lets every visitor search, from a traffic source or not', () => {
  const search = page('members', 'search')
  expect(pageHead(search, OWN, at()).canonical).toBe('https://amberly.example/members')
  const closed = { logged_out_search: 'none', logged_out_search_trafficsource: 'all' } as const
  expect(pageHead(search, OWN, at({ ...closed, query: 'network=n' }))).toEqual({ robots: 'noindex' })
})

test('§4: the signup is listed only if everyone may sign up', () => {
  const signup = page('signup', 'visitor')
  expect(pageHead(signup, OWN, at()).canonical).toBe('https://amberly.example/signup')
  expect(pageHead(signup, OWN, at({ signups: 'with_trafficsource' }))).toEqual({ robots: 'noindex' })
})

test('the home has the title and description of the brand, in the language of the brand', () => {
  const home = page('index', 'visitor')
  const brand = { domain_language: 'nl', index_title: 'Zij eerst', description: 'Zij kiest' } as const
  expect(pageHead(home, OWN, at({ ...brand, locale: 'nl' }))).toMatchObject({
    title: 'Zij eerst',
    description: 'Zij kiest',
    canonical: 'https://amberly.example/',
  })
  expect(pageHead(home, OWN, at(brand))).not.toHaveProperty('title')
  expect(pageHead(faq, OWN, at({ ...brand, locale: 'nl' }))).not.toHaveProperty('title')
  expect(pageHead(page('index', 'member'), {}, at({ ...brand, locale: 'nl' }))).toEqual({ robots: 'noindex' })
})
