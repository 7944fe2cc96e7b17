import { randomUUID } from 'node:crypto'
import {
  archiveLander,
  createLander,
  deleteLander,
  duplicateLander,
  type Endpoint,
  getLander,
  type InputOf,
  type LanderContent,
  landerHistory,
  landerStats,
  landerVisit,
  listLanders,
  publishLander,
  readLander,
  revertLander,
  saveLander,
  signUp,
} from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { type BrandId, openWorld } from '../../fixtures/world.ts'
import { member } from '../../tables/account.ts'
import { landerRevision, landerVisit as visitTable } from '../../tables/landers.ts'
import { DAY_MS } from '../../time.ts'
import { chooseVariant } from './documents/choose-variant.ts'
import { removeOldVisits } from './documents/visits.ts'
import { landerContentOf } from './fixture-lander.ts'

const START = new Date()
let now = START
const { app, database, headersOf } = await openWorld({ clock: { now: () => now } })
const { db } = database

const staff = {
  amberly: await headersOf('amberly', 'staff'),
  marigold: await headersOf('marigold', 'staff'),
}

async function as<E extends Endpoint>(
  brand: BrandId,
  endpoint: E,
  input: Pick<InputOf<E>, 'query' | 'body'>,
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

let slugs = 0
async function addLander(change: Partial<LanderContent> = {}, brand: BrandId = 'amberly') {
  slugs += 1
  const content = landerContentOf({ slug: `slug-${slugs}`, ...change })
  const { status, body } = await as(brand, createLander, { body: { content } })
  expect(status).toBe(200)
  return { content, id: body.lander.id as string }
}

async function publish(change: Partial<LanderContent> = {}, brand: BrandId = 'amberly') {
  const added = await addLander(change, brand)
  const { status } = await as(brand, publishLander, { body: { id: added.id, rev: 1 } })
  expect(status).toBe(200)
  return added
}

/** The document as a visitor gets it. */
async function visit(
  query: Record<string, string>,
  { host = 'localhost', browser }: { host?: string; browser?: string } = {},
) {
  const response = await app.inject({
    url: getLander.path,
    query: { kind: 'lander', template: 'gallery', locale: 'en', ...query },
    headers: { host, ...(browser !== undefined && { cookie: `visitor=${browser}.network.signature` }) },
  })
  expect(response.statusCode).toBe(200)
  return { lander: response.json().lander, isShared: response.headers['platform-shared'] !== undefined }
}

/** Waits until visitors of every node see a publication. */
async function isSeen(check: () => Promise<void>) {
  // A run on two nodes asks them in turn. A busy machine takes longer than the two seconds that we promise.
  const onBoth = async () => {
    await check()
    await check()
  }
  await vi.waitFor(onBoth, { timeout: 10_000, interval: 50 })
}

test('a draft is for staff only; once published, visitors see it, each in their language', async () => {
  const { id, content } = await addLander()
  const { slug } = content
  expect((await visit({ slug })).lander).toBeNull()
  await as('amberly', publishLander, { body: { id, rev: 1 } })
  await isSeen(async () =>
    expect((await visit({ slug })).lander).toMatchObject({ id, rev: 1, variant: null }),
  )
  const finnish = (await visit({ slug, locale: 'fi' })).lander
  expect(finnish).toMatchObject({ title: 'Kesä', description: 'Meet somebody this summer.' })
  expect(finnish.blocks).toEqual([
    { id: 'head', type: 'hero', bv: 1, props: { title: 'Hei', picture: { id: 'beach', alt: null } } },
    { id: 'text', type: 'text', bv: 1, props: { body: [{ p: ['Read ', { a: '/faq', c: ['this'] }] }] } },
  ])
  expect((await visit({ slug, niche: '1' })).lander).not.toBeNull()
  expect((await visit({ slug, niche: '2' })).lander).toBeNull()
})

test('the second of two editors is told, and both texts are kept', async () => {
  const { id, content } = await publish()
  const save = (title: string) =>
    as('amberly', saveLander, {
      body: { id, rev: 1, content: { ...content, meta: { ...content.meta, title: { en: title } } } },
    })
  const answers = await Promise.all([save('One'), save('Two')])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({
    error: { code: 'lander_changed' },
    data: { rev: 2, author: expect.any(String) },
  })
  const { body } = await as('amberly', landerHistory, { query: { id } })
  expect(body.versions.map(({ rev }: { rev: number }) => rev)).toEqual([2, 1])
  // Visitors still get what was published.
  await isSeen(async () =>
    expect((await visit({ slug: content.slug })).lander).toMatchObject({ rev: 1, title: 'Summer' }),
  )
  for (const [endpoint, more] of [
    [publishLander, {}],
    [archiveLander, {}],
    [revertLander, { to: 1 }],
  ] as const) {
    expect((await as('amberly', endpoint, { body: { id, rev: 1, ...more } })).status).toBe(409)
  }
})

test('an earlier revision can be published again, and a document be taken away', async () => {
  const { id, content } = await publish()
  const { slug } = content
  const changed = { ...content, meta: { ...content.meta, title: { en: 'Second' } } }
  await as('amberly', saveLander, { body: { id, rev: 1, content: changed } })
  await as('amberly', publishLander, { body: { id, rev: 2 } })
  await isSeen(async () => expect((await visit({ slug })).lander).toMatchObject({ rev: 2, title: 'Second' }))
  await as('amberly', revertLander, { body: { id, rev: 2, to: 1 } })
  await isSeen(async () => expect((await visit({ slug })).lander).toMatchObject({ rev: 3, title: 'Summer' }))
  const { body } = await as('amberly', landerHistory, { query: { id } })
  expect(body.versions[0]).toMatchObject({ rev: 3, reverted_to: 1 })
  expect((await as('amberly', readLander, { query: { id, rev: '2' } })).body.content).toEqual(changed)
  await as('amberly', archiveLander, { body: { id, rev: 3 } })
  await isSeen(async () => expect((await visit({ slug })).lander).toBeNull())
})

test('a block without its title is saved, but not published', async () => {
  const { id, content } = await publish()
  const [head, ...others] = content.blocks
  const untitled = {
    id: 'head',
    type: 'hero',
    bv: 1,
    props: { ...head?.props, title: { en: ' ', fi: 'Hei' } },
  }
  const save = (rev: number, blocks: LanderContent['blocks']) =>
    as('amberly', saveLander, { body: { id, rev, content: { ...content, blocks } } })
  expect((await save(1, [untitled, ...others])).status).toBe(200)
  const refused = await as('amberly', publishLander, { body: { id, rev: 2 } })
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({
    error: { code: 'lander_invalid', fields: { 'content.blocks.0.props.title.en': 'invalid_input' } },
    data: { problems: [{ rule: 'missing', where: ['blocks', 0, 'props', 'title', 'en'] }] },
  })
  const { lander } = (await as('amberly', readLander, { query: { id } })).body
  expect(lander).toMatchObject({ rev: 2, live_rev: 1 })
  await save(2, content.blocks)
  expect((await as('amberly', publishLander, { body: { id, rev: 3 } })).status).toBe(200)
})

test('the address of a published document stays, and no other document gets it', async () => {
  const { id, content } = await addLander()
  const other = await addLander()
  const save = (change: Partial<LanderContent>, rev: number) =>
    as('amberly', saveLander, { body: { id, rev, content: { ...content, ...change } } })
  expect((await save({ slug: other.content.slug }, 1)).body).toMatchObject({
    error: { code: 'invalid_input', fields: { slug: 'invalid_input' } },
    data: { problems: [{ rule: 'address', where: ['slug'] }] },
  })
  expect((await save({ slug: 'moved-once' }, 1)).status).toBe(200)
  await as('amberly', publishLander, { body: { id, rev: 2 } })
  expect((await save({ slug: 'moved-twice' }, 2)).status).toBe(422)
  const again = landerContentOf({ slug: 'moved-once' })
  expect((await as('amberly', createLander, { body: { content: again } })).status).toBe(422)
})

test('of two documents that move to one address at once, one gets it and the other is refused', async () => {
  for (const change of [{ slug: 'contested' }, { kind: 'page', token: 'contested-page' }] as const) {
    const drafts = await Promise.all([addLander(), addLander(), addLander()])
    const moves = drafts.map(({ id, content }) =>
      as('amberly', saveLander, { body: { id, rev: 1, content: { ...content, ...change } } }),
    )
    const statuses = (await Promise.all(moves)).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422, 422])
  }
})

test('of publications, takedowns and reverts at once, none is half-done', async () => {
  const { id, content } = await publish()
  const changed = { ...content, meta: { ...content.meta, title: { en: 'Second' } } }
  const answers = await Promise.all([
    as('amberly', revertLander, { body: { id, rev: 1, to: 1 } }),
    as('amberly', saveLander, { body: { id, rev: 1, content: changed } }),
    as('amberly', publishLander, { body: { id, rev: 1 } }),
    as('amberly', archiveLander, { body: { id, rev: 1 } }),
  ])
  const saves = answers.slice(0, 2).map(({ status }) => status)
  expect(new Set(saves)).toEqual(new Set([200, 409]))
  for (const { status } of answers) expect([200, 409]).toContain(status)
  const { lander } = (await as('amberly', readLander, { query: { id } })).body
  expect(lander.rev).toBe(2)
  expect(lander.live_rev === null).toBe(lander.status !== 'live')
})

test('a revision that was never published cannot be published again, one that was taken away can', async () => {
  const { id, content } = await addLander()
  await as('amberly', saveLander, { body: { id, rev: 1, content } })
  await as('amberly', publishLander, { body: { id, rev: 2 } })
  await as('amberly', saveLander, { body: { id, rev: 2, content } })
  await as('amberly', archiveLander, { body: { id, rev: 3 } })
  for (const to of [1, 3]) {
    const refused = await as('amberly', revertLander, { body: { id, rev: 3, to } })
    expect(refused).toMatchObject({ status: 422, body: { error: { fields: { to: 'invalid_input' } } } })
  }
  const history = (await as('amberly', landerHistory, { query: { id } })).body
  expect(history.versions.map((one: { was_live: boolean }) => one.was_live)).toEqual([false, true, false])
  expect((await as('amberly', revertLander, { body: { id, rev: 3, to: 2 } })).status).toBe(200)
  expect((await as('amberly', landerHistory, { query: { id } })).body.versions[0].was_live).toBe(true)
})

test('a draft that was never published can be deleted with its history, and its address is free again', async () => {
  const { id, content } = await addLander()
  await as('amberly', saveLander, { body: { id, rev: 1, content } })
  // Somebody else has saved since.
  expect((await as('amberly', deleteLander, { body: { id, rev: 1 } })).status).toBe(409)
  expect((await as('marigold', deleteLander, { body: { id, rev: 2 } })).status).toBe(404)
  expect((await as('amberly', deleteLander, { body: { id, rev: 2 } })).status).toBe(204)
  for (const endpoint of [readLander, landerHistory]) {
    expect((await as('amberly', endpoint, { query: { id } })).status).toBe(404)
  }
  expect(await db.select().from(landerRevision).where(eq(landerRevision.landerId, id))).toEqual([])
  expect((await as('amberly', deleteLander, { body: { id, rev: 2 } })).status).toBe(404)
  expect((await as('amberly', createLander, { body: { content } })).status).toBe(200)
})

test('a document that visitors get cannot be deleted; once it is taken away, it goes with its statistics', async () => {
  const { id, content } = await publish()
  const remove = () => as('amberly', deleteLander, { body: { id, rev: 1 } })
  const visited = { brandId: 'amberly', landerId: id, rev: 1, variant: '', visitor: 'one', visitedAt: now }
  await db.insert(visitTable).values(visited)
  expect(await remove()).toMatchObject({ status: 422, body: { error: { fields: { id: 'invalid_input' } } } })
  await as('amberly', archiveLander, { body: { id, rev: 1 } })
  expect((await remove()).status).toBe(204)
  expect(await db.select().from(visitTable).where(eq(visitTable.landerId, id))).toEqual([])
  expect((await as('amberly', readLander, { query: { id } })).status).toBe(404)
  expect((await as('amberly', createLander, { body: { content } })).status).toBe(200)
})

test('a document that was taken away can move, and is published again where it is then', async () => {
  const { id, content } = await publish()
  const { slug } = content
  await as('amberly', archiveLander, { body: { id, rev: 1 } })
  const moved = { ...content, slug: `${slug}-moved` }
  expect((await as('amberly', saveLander, { body: { id, rev: 1, content: moved } })).status).toBe(200)
  expect((await as('amberly', createLander, { body: { content } })).status).toBe(200)
  const again = await as('amberly', revertLander, { body: { id, rev: 2, to: 1 } })
  expect(again.body.lander).toMatchObject({ slug: moved.slug, status: 'live', rev: 3 })
  expect((await as('amberly', readLander, { query: { id } })).body.content).toEqual(moved)
  await isSeen(async () => expect((await visit({ slug: moved.slug })).lander).toMatchObject({ id, rev: 3 }))
})

test('the list has the title of each document’s latest revision', async () => {
  const { id, content } = await publish()
  const titleInList = async () => {
    const { landers } = (await as('amberly', listLanders, {})).body
    return landers.find((one: { id: string }) => one.id === id).title
  }
  expect(await titleInList()).toBe('Summer')
  const meta = { ...content.meta, title: { en: 'Autumn', fi: 'Syksy' } }
  await as('amberly', saveLander, { body: { id, rev: 1, content: { ...content, meta } } })
  expect(await titleInList()).toBe('Autumn')
})

test('brands are isolated, and a copy for another brand is a draft with its niche', async () => {
  const { id, content } = await publish()
  const { slug } = content
  expect((await visit({ slug }, { host: 'she.localhost' })).lander).toBeNull()
  expect((await as('marigold', readLander, { query: { id } })).status).toBe(404)
  expect((await as('marigold', saveLander, { body: { id, rev: 1, content } })).status).toBe(404)
  const { body } = await as('amberly', duplicateLander, { body: { id, brand: 'marigold' } })
  expect(body.brand).toBe('marigold')
  const copy = await as('marigold', readLander, { query: { id: body.id } })
  expect(copy.body).toMatchObject({ lander: { status: 'draft', rev: 1 }, content: { niche: 2, slug } })
  expect((await visit({ slug }, { host: 'she.localhost' })).lander).toBeNull()
  const ids = async (brand: BrandId) =>
    (await as(brand, listLanders, {})).body.landers.map((one: { id: string }) => one.id)
  expect(await ids('marigold')).toContain(body.id)
  expect(await ids('amberly')).not.toContain(body.id)
  expect((await as('amberly', duplicateLander, { body: { id, brand: 'nowhere' } })).status).toBe(404)
})

test('a schedule is kept to the second', async () => {
  const day = (days: number) => new Date(START.getTime() + days * DAY_MS)
  const schedule = { from: day(10).toISOString(), to: day(20).toISOString() }
  const { content } = await publish({ schedule })
  const { slug } = content
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  const at = async (time: number) => {
    now = new Date(time)
    return (await visit({ slug })).lander !== null
  }
  expect(await at(day(10).getTime() - 1_000)).toBe(false)
  expect(await at(day(10).getTime())).toBe(true)
  expect(await at(day(20).getTime() - 1_000)).toBe(true)
  expect(await at(day(20).getTime())).toBe(false)
  now = START
})

test('staff see when the schedule shows what is published, not what is only saved', async () => {
  const schedule = { from: '2027-03-01T00:00:00.000Z', to: '2027-04-01T00:00:00.000Z' }
  const { id, content } = await publish({ schedule })
  await as('amberly', saveLander, { body: { id, rev: 1, content: { ...content, schedule: {} } } })
  const published = { live_rev: 1, live_from: schedule.from, live_to: schedule.to }
  expect((await as('amberly', readLander, { query: { id } })).body.lander).toMatchObject(published)
  const { landers } = (await as('amberly', listLanders, {})).body
  expect(landers.find((one: { id: string }) => one.id === id)).toMatchObject(published)
  const { body } = await as('amberly', publishLander, { body: { id, rev: 2 } })
  expect(body.lander).toMatchObject({ live_rev: 2, live_from: null, live_to: null })
})

test('a page under a token is found by the token', async () => {
  await publish({ kind: 'page', template: '', slug: '', token: 'summer-party' })
  await isSeen(async () => {
    expect((await visit({ kind: 'page', template: '', token: 'summer-party' })).lander).not.toBeNull()
  })
  expect((await visit({ kind: 'page', template: '', token: 'winter-party' })).lander).toBeNull()
})

test('pages with tokens need no slug: any number have none, or the same, and none is found by it', async () => {
  const page = { kind: 'page', template: '' } as const
  for (const token of ['harvest-ball', 'spring-ball']) await publish({ ...page, slug: '', token })
  for (const token of ['first-ball', 'second-ball']) await publish({ ...page, slug: 'ball', token })
  await isSeen(async () => {
    for (const token of ['harvest-ball', 'spring-ball', 'first-ball', 'second-ball'])
      expect((await visit({ ...page, token })).lander).not.toBeNull()
  })
  for (const slug of ['', 'ball']) expect((await visit({ ...page, slug })).lander).toBeNull()
  const create = (change: Partial<LanderContent>) =>
    as('amberly', createLander, { body: { content: landerContentOf({ ...page, ...change }) } })
  expect((await create({ slug: '', token: 'spring-ball' })).status).toBe(422)
  // Without a token, the slug is the address.
  expect((await create({ slug: 'ball' })).status).toBe(200)
  expect((await create({ slug: 'ball' })).status).toBe(422)
})

test('a landing for a chosen member is found by its template, for every member, and is counted like any other', async () => {
  const { id } = await publish({ kind: 'member', template: 'landing2', slug: '' })
  const other = { kind: 'member', template: 'landing3', slug: '' }
  await isSeen(async () => {
    expect((await visit({ kind: 'member', template: 'landing2' })).lander).toMatchObject({ id, rev: 1 })
  })
  expect((await visit(other)).lander).toBeNull()
  expect((await visit({ kind: 'member', template: 'landing2' }, { host: 'she.localhost' })).lander).toBeNull()
  const [browser] = browsersOf('old', 1)
  const headers = { host: 'localhost', 'sec-fetch-site': 'same-origin', cookie: `visitor=${browser}.n.s` }
  const payload = { id, rev: 1, variant: null }
  await app.inject({ method: 'POST', url: landerVisit.path, headers, payload })
  const { body } = await as('amberly', landerStats, { query: { id } })
  expect(body.rows).toEqual([{ rev: 1, variant: null, visits: 1, signups: 0 }])
  await removeOldVisits(database, new Date(now.getTime() + 91 * DAY_MS))
})

test('a text about a chosen member with an unknown placeholder is refused where it is', async () => {
  const { id, content } = await addLander({ kind: 'member', template: 'landing3', slug: '' })
  const [head, ...others] = content.blocks
  const save = (title: string) => {
    const named = {
      id: 'head',
      type: 'hero',
      bv: 1,
      props: { ...head?.props, title: { en: 'Hi', fi: title } },
    }
    return as('amberly', saveLander, {
      body: { id, rev: 1, content: { ...content, blocks: [named, ...others] } },
    })
  }
  const refused = await save('Hei {{nimi}}')
  expect(refused.status).toBe(422)
  const problems = [{ rule: 'text', where: ['blocks', 0, 'props', 'title', 'fi'] }]
  expect(refused.body).toMatchObject({
    error: { code: 'invalid_input', fields: { 'content.blocks.0.props.title.fi': 'invalid_input' } },
    data: { problems },
  })
  expect((await save('<b>Hei')).body).toMatchObject({ error: { code: 'invalid_input' }, data: { problems } })
  expect((await save('Hei {{name}}')).status).toBe(200)
})

test('a copy of a page has a token of its own, or the same at another brand', async () => {
  const { id } = await addLander({ kind: 'page', template: '', token: 'copied-party' })
  const copy = (brand: BrandId, slug?: string) =>
    as('amberly', duplicateLander, { body: { id, brand, ...(slug !== undefined && { slug }) } })
  const tokenOf = async (brand: BrandId, { body }: Awaited<ReturnType<typeof as>>) =>
    (await as(brand, readLander, { query: { id: body.id } })).body.content.token
  expect(await tokenOf('amberly', await copy('amberly', 'next-party'))).toBe('next-party')
  expect(await tokenOf('marigold', await copy('marigold'))).toBe('copied-party')
  for (const slug of [undefined, 'copied-party', 'x', 'login']) {
    expect((await copy('amberly', slug)).status).toBe(422)
  }
})

const experiment: LanderContent['experiment'] = {
  id: 'title',
  salt: 'one',
  variants: [
    { id: 'old', share: 500, patch: {} },
    {
      id: 'new',
      share: 500,
      order: ['text'],
      patch: { head: { props: { title: { en: 'Welcome' } } } },
    },
  ],
}

test('an experiment divides visitors, who keep their variant, and such an answer is not shared', async () => {
  const { content } = await publish({ experiment })
  const { slug } = content
  await isSeen(async () => expect((await visit({ slug })).lander).not.toBeNull())
  const seen = new Set<string>()
  for (let tries = 0; tries < 30; tries += 1) {
    const browser = randomUUID()
    const first = await visit({ slug }, { browser })
    expect((await visit({ slug }, { browser })).lander).toEqual(first.lander)
    expect(first.isShared).toBe(false)
    const { variant, blocks } = first.lander
    seen.add(variant)
    const titles = blocks.map(({ id, props }: { id: string; props: { title?: string } }) => props.title ?? id)
    expect(titles).toEqual(variant === 'new' ? ['text', 'Welcome'] : ['Hello', 'text'])
  }
  expect(seen).toEqual(new Set(['old', 'new']))
  const plain = await publish()
  await isSeen(async () => expect((await visit({ slug: plain.content.slug })).lander).not.toBeNull())
  expect((await visit({ slug: plain.content.slug })).isShared).toBe(true)
  expect((await visit({ slug: 'nothing-here' })).isShared).toBe(true)
})

test('variants that show the same are saved, but not published', async () => {
  const twins = { ...experiment, variants: ['a', 'b'].map((id) => ({ id, share: 500, patch: {} })) }
  const { id } = await addLander({ experiment: twins })
  const refused = await as('amberly', publishLander, { body: { id, rev: 1 } })
  expect(refused.status).toBe(422)
  expect(refused.body.error.code).toBe('lander_invalid')
  expect(refused.body.data.problems).toEqual([
    { rule: 'variants', where: ['experiment'], values: ['a', 'b'] },
  ])
})

/** Browsers that get this variant. */
function browsersOf(variant: string, many: number): string[] {
  const browsers = Array.from({ length: 100 }, () => randomUUID())
  return browsers.filter((browser) => chooseVariant(experiment, browser) === variant).slice(0, many)
}

test('visitors and signups are counted by revision and variant, each visitor once', async () => {
  const { id, content } = await publish({ experiment })
  const count = (seen: object, browser?: string, host = 'localhost') =>
    app.inject({
      method: 'POST',
      url: landerVisit.path,
      headers: {
        host,
        'sec-fetch-site': 'same-origin',
        ...(browser !== undefined && { cookie: `visitor=${browser}.network.signature` }),
      },
      payload: seen,
    })
  const seen = { id, rev: 1, variant: 'new' }
  const [a, b, d] = browsersOf('new', 3)
  const [c] = browsersOf('old', 1)
  for (const browser of [a, a, b, undefined]) expect((await count(seen, browser)).statusCode).toBe(204)
  await count({ ...seen, variant: 'old' }, c)
  // Made-up variants and unknown, foreign or others' documents are not counted.
  for (const wrong of [
    { ...seen, variant: 'x' },
    { ...seen, variant: 'old' },
    { ...seen, variant: null },
    { ...seen, rev: 7 },
  ])
    await count(wrong, d)
  await count(seen, d, 'she.localhost')
  // Nor are revisions that visitors never got; one that they got before counts on.
  await as('amberly', saveLander, { body: { id, rev: 1, content } })
  await count({ ...seen, rev: 2 }, d)
  await as('amberly', archiveLander, { body: { id, rev: 2 } })
  const form = {
    email: 'lander@example.invalid',
    name: 'Robin',
    password: 'a song about rain',
    date_of_birth: '1990-06-15',
    tracking: { network: 'ads', sub1: 'x' },
    lander: seen,
  }
  const signUpWith = async (browser: string | undefined, change: Partial<typeof form> = {}) => {
    const headers = {
      ...(await headersOf('amberly', 'visitor')),
      cookie: `visitor=${browser}.network.signature`,
    }
    const payload = { ...form, ...change }
    const signedUp = await app.inject({ method: 'POST', url: signUp.path, headers, payload })
    expect(signedUp.statusCode).toBe(200)
    const [account] = await db.select().from(member).where(eq(member.email, payload.email))
    return account
  }
  expect(await signUpWith(a)).toMatchObject({ lander: seen, tracking: form.tracking })
  for (const lander of [
    { ...seen, variant: 'old' },
    { ...seen, rev: 2 },
  ]) {
    expect((await signUpWith(d, { email: `${lander.variant}@example.invalid`, lander }))?.lander).toBeNull()
  }
  const { body } = await as('amberly', landerStats, { query: { id } })
  expect(body.rows).toEqual([
    { rev: 1, variant: 'old', visits: 1, signups: 0 },
    { rev: 1, variant: 'new', visits: 2, signups: 1 },
  ])
  expect(content.niche).toBe(1)
  await removeOldVisits(database, new Date(now.getTime() + 91 * DAY_MS))
  expect(await db.select().from(visitTable)).toEqual([])
})

test('a signup that names an unknown document is a signup like any other', async () => {
  const form = {
    email: 'unknown-lander@example.invalid',
    name: 'Robin',
    password: 'a song about rain',
    date_of_birth: '1990-06-15',
    lander: { id: 'made-up', rev: 1, variant: null },
  }
  const headers = await headersOf('amberly', 'visitor')
  expect((await app.inject({ method: 'POST', url: signUp.path, headers, payload: form })).statusCode).toBe(
    200,
  )
  const [account] = await db.select().from(member).where(eq(member.email, form.email))
  expect(account?.lander).toBeNull()
})

const withProps = (props: object) => ({ blocks: [{ id: 'a', type: 'text', bv: 1, props }] })
const toLink = (a: string) => withProps({ body: { en: [{ p: [{ a, c: ['x'] }] }] } })

test.each([
  ['a long text', withProps({ title: { en: 'x'.repeat(5_000) } })],
  ['a script', withProps({ title: { en: '<script>alert(1)</script>' } })],
  ['an SVG', withProps({ title: { en: '<svg onload=alert(1)>' } })],
  ['markup in the head', { meta: { title: { en: '<b>x</b>' }, description: { en: 'x' } } }],
  ['a script as an address', withProps({ title: { en: ' javascript:alert(1)' } })],
  ['a script as a bare value', withProps({ link: 'javascript:alert(1)' })],
  ['another site as a bare value', withProps({ link: '//elsewhere.example' })],
  ['an address as a bare value', withProps({ link: 'https://elsewhere.example' })],
  ['a text without languages', withProps({ title: 'Hello there' })],
  ['a text without English', withProps({ title: { fi: 'Hei' } })],
  ['an unknown language', withProps({ title: { en: 'x', xx: 'y' } })],
  ['a link that runs a script', toLink('javascript:alert(1)')],
  ['a link that is data', toLink('data:text/html,x')],
  ['a link that is not secure', toLink('http://elsewhere.example')],
  ['a link to any site without a scheme', toLink('//elsewhere.example')],
  ['markup in rich text', withProps({ body: { en: [{ p: ['<img src=x onerror=alert(1)>'] }] } })],
  ['an unknown kind of rich text', withProps({ body: { en: [{ html: '<b>x</b>' }] } })],
  ['a key for React', withProps({ dangerouslySetInnerHTML: { __html: 'x' } })],
  ['an unknown field', { script: 'x' }],
  ['two blocks with one id', { blocks: [...withProps({}).blocks, ...withProps({}).blocks] }],
  [
    'shares that do not add up',
    { experiment: { ...experiment, variants: experiment.variants.map((one) => ({ ...one, share: 400 })) } },
  ],
  [
    'a variant of an unknown block',
    {
      experiment: {
        ...experiment,
        variants: [experiment.variants[0], { id: 'b', share: 500, patch: { nothing: {} } }],
      },
    },
  ],
  [
    'a schedule that ends before it begins',
    { schedule: { from: '2027-02-01T00:00:00Z', to: '2027-01-01T00:00:00Z' } },
  ],
  ['a slug with a path', { slug: '../admin' }],
  ['a landing for a chosen member that there is not', { kind: 'member' }],
  ['another version', { v: 2 }],
])('%s is refused', async (_, change) => {
  const content = { ...landerContentOf({ slug: 'hostile' }), ...change }
  const { status } = await as('amberly', createLander, { body: { content } as never })
  expect(status).toBe(422)
})

test.each([
  [
    '1 MB of text',
    JSON.stringify({
      content: landerContentOf(withProps({ title: { en: 'x'.repeat(1_000_000) } }) as never),
    }),
    413,
  ],
  [
    'a key for prototypes',
    JSON.stringify({ content: landerContentOf() }).replace(
      '"props":{',
      '"props":{"__proto__":{"isAdmin":true},',
    ),
    400,
  ],
  [
    'a constructor',
    JSON.stringify({ content: landerContentOf() }).replace(
      '"props":{',
      '"props":{"constructor":{"prototype":{"a":1}},',
    ),
    400,
  ],
])('%s is refused before it is read', async (_, payload, status) => {
  const headers = { ...staff.amberly, 'content-type': 'application/json' }
  const response = await app.inject({ method: 'POST', url: createLander.path, headers, payload })
  expect(response.statusCode).toBe(status)
  expect(await db.select().from(landerRevision).where(eq(landerRevision.author, 'hostile'))).toEqual([])
})

test('a document in eleven languages of 100 kB is saved', async () => {
  const text = 'x'.repeat(3_500)
  const title = { en: text, da: text, de: text, es: text, fi: text, fr: text, it: text, nb: text, nl: text }
  const blocks = ['a', 'b', 'c', 'd'].map((id) => ({ id, type: 'text', bv: 1, props: { title } }))
  const { id } = await addLander({ blocks })
  expect((await as('amberly', readLander, { query: { id } })).body.content.blocks).toEqual(blocks)
})
