import {
  archiveLander,
  createLander,
  duplicateLander,
  type Endpoint,
  editPage,
  getLander,
  getPage,
  type InputOf,
  type LanderContent,
  landerContent,
  landerProblems,
  locales,
  type PageName,
  pageContext,
  pageNames,
  publishLander,
  publishProblems,
  readLander,
  saveLander,
} from 'contracts'
import { describe, expect, test, vi } from 'vitest'
import { type BrandId, openWorld } from '../../../fixtures/world.ts'
import { builtInContent } from './built-in-content.ts'
import { pageNotes, pageText } from './page-text.ts'

const { app, headersOf } = await openWorld()
const staff = {
  amberly: await headersOf('amberly', 'staff'),
  marigold: await headersOf('marigold', 'staff'),
}

async function as<E extends Endpoint>(
  endpoint: E,
  input: Pick<InputOf<E>, 'query' | 'body'>,
  brand: BrandId = 'amberly',
) {
  const response = await app.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: staff[brand],
    query: (input.query ?? {}) as Record<string, string>,
    ...(input.body !== undefined && { payload: input.body as object }),
  })
  return { status: response.statusCode, body: response.body === '' ? undefined : response.json() }
}

/** Opens a built-in page in the studio. */
async function open(name: PageName, brand: BrandId = 'amberly') {
  const { body } = await as(editPage, { body: { name } }, brand)
  const { id, rev } = body.lander as { id: string; rev: number }
  const { content } = (await as(readLander, { query: { id } }, brand)).body
  return { id, rev, content: content as LanderContent }
}

async function publish(name: PageName, change: (content: LanderContent) => LanderContent) {
  const { id, rev, content } = await open(name)
  const saved = await as(saveLander, { body: { id, rev, content: change(content) } })
  expect(saved.status).toBe(200)
  const published = await as(publishLander, { body: { id, rev: rev + 1 } })
  expect(published.status).toBe(200)
  return { id, rev: rev + 1 }
}

/** A page as a visitor gets it. */
async function read(name: PageName, { locale = 'en', host = 'localhost', language = 'en-GB' } = {}) {
  const headers = { host, 'x-client-type': 'web', 'accept-language': language }
  const response = await app.inject({ url: getPage.path, query: { name, locale }, headers })
  expect(response.statusCode).toBe(200)
  return { text: response.body, blocks: getPage.answer.parse(response.json()).blocks }
}

/** Waits until visitors of every node get something; a busy machine takes longer than we promise. */
async function isSeen(check: () => Promise<void>) {
  const onBoth = async () => {
    await check()
    await check()
  }
  await vi.waitFor(onBoth, { timeout: 10_000, interval: 50 })
}

type Block = LanderContent['blocks'][number]

const withBlock = (content: LanderContent, id: string, change: Partial<Block>): LanderContent => ({
  ...content,
  blocks: content.blocks.map((block) => (block.id === id ? { ...block, ...change } : block)),
})

const titled = (title: object) => ({
  title: { en: 'New', ...title },
  body: { en: [{ p: ['From {{site}}.'] }] },
})

describe.each(pageNames)('the built-in page %s', (name) => {
  const content = builtInContent(name, 1)

  test('is a document that can be saved and published', () => {
    expect(landerContent.parse(content)).toEqual(content)
    expect(landerProblems(content)).toEqual([])
    expect(publishProblems(content)).toEqual([])
  })

  test('has notes for a lawyer at blocks that exist', () => {
    const ids = pageText(name, 'en').blocks.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(Object.keys(pageNotes(name))))
  })

  test('says the same as its document, in every language', async () => {
    const readAll = () => Promise.all(locales.map(async (locale) => (await read(name, { locale })).blocks))
    const before = await readAll()
    const more = { id: 'more', type: 'group', bv: 1, props: { title: { en: 'More' } } }
    const { id, rev } = await publish(name, (built) => ({ ...built, blocks: [...built.blocks, more] }))
    await isSeen(async () => {
      const live = await app.inject({
        url: getLander.path,
        query: { kind: 'page', template: name, locale: 'en' },
        headers: { host: 'localhost' },
      })
      expect(live.json().lander).toMatchObject({ id, rev })
      for (const note of Object.values(pageNotes(name))) expect(live.body).not.toContain(note)
    })
    // Told from the built-in text by the part that is new.
    const added = { id: 'more', type: 'group', props: { title: 'More' } }
    await isSeen(async () => expect(await readAll()).toEqual(before.map((blocks) => [...blocks, added])))
    await as(archiveLander, { body: { id, rev } })
  })
})

test('§2: a published document fills its page for the brand alone, in each language, until it is taken down', async () => {
  const { id } = await open('service')
  // There is one document for each page.
  expect((await open('service')).id).toBe(id)
  const { rev } = await publish('service', (content) =>
    withBlock(content, 'write', { props: titled({ fi: 'Uusi' }) }),
  )
  await isSeen(async () => expect((await read('service')).text).toContain('From Amberly.'))
  expect((await read('service', { locale: 'fi' })).blocks).toContainEqual({
    id: 'write',
    type: 'section',
    props: { title: 'Uusi', body: [{ p: ['From Amberly.'] }] },
  })
  expect((await read('service')).text).toContain('tel:+442079460138')
  expect((await read('service')).text).toContain('Amberly Example Ltd')
  expect((await read('service', { host: 'she.localhost' })).text).toContain('Write to us')
  await as(archiveLander, { body: { id, rev } })
  await isSeen(async () => expect((await read('service')).text).toContain('Write to us'))
})

test('notes for a lawyer are for staff alone', async () => {
  const { content } = await open('terms')
  expect(content.blocks.find(({ id }) => id === 'liability')?.note).toBe(pageNotes('terms')['liability'])
  const note = 'Ask the lawyer about clause 7.'
  await publish('terms', (now) => withBlock(now, 'lead', { note }))
  await isSeen(async () => {
    const { text } = await read('terms')
    expect(text).not.toContain('"note"')
    expect(text).not.toContain(note)
  })
})

test('§1: readers in the United States get their edition of a document, too', async () => {
  await publish('terms', (content) => withBlock(content, 'law-us', { props: titled({}) }))
  await isSeen(async () => {
    expect((await read('terms', { language: 'en-US' })).text).toContain('From Amberly.')
  })
  expect((await read('terms')).text).not.toContain('From Amberly.')
})

test('a value, a condition or a block that pages do not have is refused, with its field', async () => {
  const { id, rev, content } = await open('faq')
  const save = (change: Partial<Block>) =>
    as(saveLander, { body: { id, rev, content: withBlock(content, 'cost', change) } })
  const body = { en: [{ p: ['It costs {{price}}.'] }] }
  const at = content.blocks.findIndex((block) => block.id === 'cost')
  expect(await save({ props: { title: { en: 'Cost' }, body } })).toMatchObject({
    status: 422,
    body: {
      error: { code: 'lander_invalid', fields: { [`content.blocks.${at}.props.body`]: 'invalid_input' } },
      data: { problems: [{ rule: 'values', where: ['blocks', at, 'props', 'body'], values: ['price'] }] },
    },
  })
  const unknownCondition = { when: 'on-mars' } as unknown as Partial<Block>
  expect(await save(unknownCondition)).toMatchObject({
    status: 422,
    body: { error: { fields: { [`content.blocks.${at}.when`]: 'invalid_input' } } },
  })
  expect(await save({ type: 'hologram' })).toMatchObject({
    status: 422,
    body: { error: { fields: { [`content.blocks.${at}`]: 'invalid_input' } } },
  })
  expect(
    (await save({ props: { title: { en: 'Cost' }, body: { en: [{ p: ['{{min_age}}'] }] } } })).status,
  ).toBe(200)
})

test.each(['https://{{company}}', '/{{company}}'])(
  'a link to %s is refused: filled in, it would be no address, and visitors would get the built-in page',
  async (address) => {
    const { id, rev, content } = await open('faq')
    const body = { en: [{ p: [{ a: address, c: ['us'] }] }] }
    const [lead, ...others] = content.blocks
    const changed = { ...content, blocks: [{ ...lead, props: { body } }, ...others] } as LanderContent
    expect((await as(saveLander, { body: { id, rev, content: changed } })).status).toBe(422)
  },
)

test('a page is not published without the blocks that it must have', async () => {
  const refusal = async (name: PageName, change: (content: LanderContent) => LanderContent) => {
    const { id, rev, content } = await open(name)
    expect((await as(saveLander, { body: { id, rev, content: change(content) } })).status).toBe(200)
    const { status, body } = await as(publishLander, { body: { id, rev: rev + 1 } })
    expect(status).toBe(422)
    return Object.keys(body.error.fields)
  }
  const without = (type: string) => (content: LanderContent) => ({
    ...content,
    blocks: content.blocks.filter((block) => block.type !== type),
  })
  expect(await refusal('privacy', without('company'))).toEqual(['content.blocks.company'])
  expect(await refusal('cookies', without('cookies'))).toEqual(['content.blocks.cookies'])
  const { content } = await open('service')
  const some = (now: LanderContent) => withBlock(now, 'company-info', { when: 'us' })
  expect(publishProblems(some(content))).toEqual([{ rule: 'required', where: ['blocks', 'company'] }])
  const cookies = builtInContent('cookies', 1)
  const rows = [{ name: 'session', purpose: { en: 'x' }, lasts: { en: 'x' } }]
  expect(publishProblems(withBlock(cookies, 'cookie-table', { props: { rows } }))).toContainEqual({
    rule: 'cookies',
    where: ['cookies', 'device'],
  })
})

test('the address of a built-in page is its own, and another kind of document has none of its blocks', async () => {
  const content = builtInContent('ban', 1)
  const create = async (change: Partial<LanderContent>) =>
    (await as(createLander, { body: { content: { ...content, ...change } } })).status
  expect(await create({ token: 'ban-page' })).toBe(422)
  expect(await create({ slug: 'ban-page' })).toBe(422)
  const lander = { kind: 'lander', template: 'gallery', slug: 'ban' } as const
  expect(await create(lander)).toBe(422)
  expect(await create({ ...lander, blocks: content.blocks.map(({ note: _, ...block }) => block) })).toBe(200)
})

test('a copy is for another brand, which has one page of that name', async () => {
  const { id } = await open('ban')
  const copy = await as(duplicateLander, { body: { id, brand: 'marigold', slug: 'other' } })
  expect(copy.status).toBe(200)
  expect((await open('ban', 'marigold')).id).toBe(copy.body.id)
  expect((await as(duplicateLander, { body: { id, brand: 'amberly' } })).status).toBe(422)
})

test('the preview gets the values of the brand in its language, and the conditions that hold', async () => {
  const { body } = await as(pageContext, { query: { locale: 'nl' } }, 'marigold')
  expect(body.values).toMatchObject({ terms_date: '3 juni 2024' })
  expect(body.company).toMatchObject({ name: 'Marigold Example B.V.' })
  expect(body.conditions).toContain('refunds')
})
