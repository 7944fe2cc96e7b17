import {
  getPage,
  type Inline,
  locales,
  type PageName,
  type Paragraph,
  pageConditions,
  pageNames,
  paths,
  TERMS_NOTICE_DAYS,
} from 'contracts'
import { describe, expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { findBrand } from '../../site/brands.ts'
import { findCompany } from '../../site/companies.ts'
import { pageText, type WrittenBlock } from './page-text.ts'
import { resolvePage } from './resolve-page.ts'

const world = await openWorld()
const { app, database } = world

async function read(name: PageName, { locale = 'en', host = 'localhost', language = 'en-GB' } = {}) {
  const url = `/api/page.php?name=${name}&locale=${locale}`
  const headers = { host, 'x-client-type': 'web', 'accept-language': language }
  const response = await app.inject({ method: 'GET', url, headers })
  expect(response.statusCode).toBe(200)
  return getPage.answer.parse(response.json()).blocks
}

/** Everything in a block but its language: its ids, links, placeholders and the number of its parts. */
function shapeOf({ props, ...block }: WrittenBlock) {
  const body = 'body' in props ? props.body.map(paragraphShape) : []
  const rows = 'rows' in props ? props.rows.map(({ name }) => name) : []
  return {
    ...block,
    body,
    rows,
    placeholders: JSON.stringify(props)
      .match(/\{\{\w+\}\}/g)
      ?.sort(),
  }
}

const paragraphShape = (part: Paragraph) =>
  'p' in part ? { links: linksIn(part.p) } : { items: part.ul.map(linksIn) }

function linksIn(parts: readonly Inline[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return []
    if ('a' in part) return [part.a, ...linksIn(part.c)]
    return linksIn('b' in part ? part.b : part.i)
  })
}

function sentencesOf({ props }: WrittenBlock): string[] {
  return [...JSON.stringify(props).matchAll(/"((?:[^"\\]|\\.)*)"/g)].flatMap(([, text = '']) =>
    text.split(' ').length > 3 ? [text] : [],
  )
}

describe.each(pageNames)('the page %s', (name) => {
  const english = pageText(name, 'en').blocks

  test.each(locales.filter((locale) => locale !== 'en'))('§2: says the same in %s', (locale) => {
    const { blocks } = pageText(name, locale)
    expect(blocks.map(shapeOf)).toEqual(english.map(shapeOf))
    const left = blocks.flatMap(sentencesOf).filter((text) => english.flatMap(sentencesOf).includes(text))
    expect(left).toEqual([])
  })

  test('has ids of its own, known conditions, and links to pages that exist', () => {
    const ids = english.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { when } of english) if (when) expect(pageConditions).toContain(when)
    const known = Object.values(paths).map((path) => path.replace(/\/:\w+\?/g, ''))
    const texts = english.flatMap(({ props }) => ('body' in props ? props.body : []))
    const links = texts.flatMap((part) => ('p' in part ? linksIn(part.p) : part.ul.flatMap(linksIn)))
    for (const link of links.filter((a) => a.startsWith('/')))
      expect(known).toContain(link.replace(/#.*/, ''))
  })

  test.each(['localhost', 'she.localhost', 'gay.localhost'])('§3: names the company of %s', async (host) => {
    for (const locale of locales) {
      const text = JSON.stringify(await read(name, { host, locale }))
      expect(text).not.toMatch(/\{\{|undefined|NaN/)
    }
  })
})

const textOf = async (...input: Parameters<typeof read>) => JSON.stringify(await read(...input))

test.each(locales)(
  '§4: the terms in %s promise the notice of which the studio reminds staff',
  async (locale) => {
    const blocks = await read('terms', { locale })
    const changes = blocks.find(({ id }) => id === 'changes')
    expect(JSON.stringify(changes)).toContain(String(TERMS_NOTICE_DAYS))
  },
)

test('§4: the terms say for how long the address of a banned member can’t sign up again', async () => {
  const text = await textOf('terms')
  expect(text).toContain(
    'not in the 365 days for which we keep the account, and not in the 3 years after that',
  )
})

test('§9: the terms apply from the date of the company if that is later', async () => {
  expect(await textOf('terms')).toContain('15 January 2024')
  expect(await textOf('terms', { host: 'she.localhost', locale: 'nl' })).toContain('3 juni 2024')
})

test('§1: readers in the United States get their edition', async () => {
  const idsFor = async (language: string) => (await read('terms', { language })).map(({ id }) => id)
  expect(await idsFor('en-US')).toEqual(expect.arrayContaining(['law-us', 'safety-us']))
  expect(await idsFor('en-US')).not.toContain('law')
  expect(await idsFor('en-GB')).toContain('law')
  expect(await idsFor('en-GB')).not.toContain('law-us')
})

async function amberly() {
  const brand = await findBrand(database, 'localhost')
  const company = await findCompany(database.db, 1)
  if (!brand || !company) throw new Error('The world has no Amberly.')
  const visitor = {
    geoip_country: 'GB',
    geoip_is_guess: false,
    geoip_selected_country: null,
    push_public_key: null,
    design_version: 1,
  }
  return { settings: { ...brand.settings, ...visitor }, company }
}

test('§9: the return policy states the refund days of the brand, or that there are no refunds', async () => {
  expect(await textOf('return-policy')).toContain('You have 14 days from the payment')
  const { settings, company } = await amberly()
  const withoutRefunds = { ...settings, refund_days: 0 }
  const blocks = resolvePage('return-policy', {
    settings: withoutRefunds,
    company,
    locale: 'en',
    host: 'localhost',
  })
  const ids = blocks.map(({ id }) => id)
  expect(ids).toContain('lead-2')
  expect(ids).not.toContain('how')
})

test('§4, §9: what pages say about money is what the code does', async () => {
  // A refund ends premium only if no credit was used; see undone-purchase.test.ts.
  expect(await textOf('return-policy')).toContain('you’ve used none of its credits, a refund ends premium')
  expect(await textOf('terms')).toContain('as long as you keep a purchase, even in part')
  const questions = await textOf('faq')
  // Old messages, private photos and more conversations take a purchase.
  expect(questions).toContain('reading new messages is free')
  expect(questions).not.toContain('Everything else is free')
  // Those who had an account get neither again; see left-addresses.test.ts.
  expect(questions.match(/once per person/g)).toHaveLength(2)
  // Fees and ways to pay are at the checkout, and the try-out bundle is not among the prices.
  expect(questions).toContain('The checkout shows your options, with any fee.')
  for (const text of [questions, await textOf('terms')]) expect(text).not.toMatch(/all prices/i)
})

test('§2: the page on blocking this site names the host in the reader’s address bar, not the brand’s key', async () => {
  expect(await textOf('ban', { host: '127.0.0.1' })).toContain('add 127.0.0.1')
  expect(await textOf('ban')).toContain('add localhost')
})

test.each([
  [{}, { terms: ['fair'], faq: ['real'] }],
  [{ fictional_icon: true }, { terms: ['fair-fictional'], faq: ['fictional'] }],
  [{ has_invented_members: true }, { terms: ['fair-invented'], faq: ['invented'] }],
  [
    { has_invented_members: true, fictional_icon: true },
    { terms: ['fair-invented'], faq: ['invented'] },
  ],
] as const)(
  '§3: with %j, terms and questions say in one place whether the members are real',
  async (own, ids) => {
    const { settings, company } = await amberly()
    const context = { settings: { ...settings, ...own }, company, locale: 'en', host: 'localhost' } as const
    for (const name of ['terms', 'faq'] as const) {
      const blocks = resolvePage(name, context)
      const told = blocks.filter(({ id }) => /^fair|^(?:real|fictional|invented)$/.test(id))
      expect(told.map(({ id }) => id)).toEqual(ids[name])
      const text = JSON.stringify(blocks)
      const hasReal = text.includes('comes from a member who sent it')
      expect([hasReal, text.includes('its members are invented')]).toEqual([
        ids.faq[0] === 'real',
        ids.faq[0] === 'invented',
      ])
    }
  },
)

test('§9: the support phone is shown without hyphens and spaces', async () => {
  expect(await textOf('service')).toContain('tel:+442079460138')
})

test('at least twenty questions are answered', async () => {
  const questions = (await read('faq')).filter(({ type }) => type === 'question')
  expect(questions.length).toBeGreaterThanOrEqual(20)
})

test('an unknown page or language is refused', async () => {
  for (const query of ['name=about&locale=en', 'name=terms&locale=xx', 'name=../x&locale=en', '']) {
    const headers = { host: 'localhost', 'x-client-type': 'web' }
    const { statusCode } = await app.inject({ method: 'GET', url: `/api/page.php?${query}`, headers })
    expect(statusCode).toBe(422)
  }
})

test('§2: filters for children know the label on every response', async () => {
  const { headers } = await app.inject({ method: 'GET', url: '/ban', headers: { host: 'localhost' } })
  expect(headers['rating']).toBe('RTA-5042-1996-1400-1577-RTA')
})

test('visitors share a page that the server rendered; members do not, whose pages may have more on them', async () => {
  const ask = (headers: Record<string, string>) =>
    app.inject({ url: `${getPage.path}?name=terms&locale=en`, headers: { host: 'localhost', ...headers } })
  expect((await ask({})).headers).toHaveProperty('platform-shared')
  const member = await world.headersOf('amberly', 'free')
  expect((await ask({ cookie: member.cookie ?? '' })).headers).not.toHaveProperty('platform-shared')
})
