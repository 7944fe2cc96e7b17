import { errorAnswer, type Role, staffRoles } from 'contracts'
import { describe, expect, test } from 'vitest'
import { identity as events } from '../events/fixture-identity.ts'
import { identity as account } from '../features/account/fixture-identity.ts'
import { identity as chat } from '../features/chat/fixture-identity.ts'
import { offerDebits } from '../features/credits/debits/fixture-debits.ts'
import { identity as credits } from '../features/credits/fixture-identity.ts'
import { identity as landers } from '../features/landers/fixture-identity.ts'
import { identity as members } from '../features/members/fixture-identity.ts'
import { identity as site } from '../features/site/fixture-identity.ts'
import { identity as staff } from '../features/staff/fixture-identity.ts'
import { type BrandId, brandIds, openWorld } from '../fixtures/world.ts'
import { routes } from '../routes.ts'
import type { Proof } from './caller/proof.ts'
import { formWith } from './fixtures/form.ts'
import type { IdentityCase, IdentityRow, Person } from './fixtures/identity.ts'
import { inject } from './fixtures/inject.ts'

const rows = [...account, ...site, ...chat, ...members, ...credits, ...landers, ...staff, ...events]
const ROLES: readonly Role[] = ['visitor', 'free', 'premium', 'staff']
const BLOCKS = ['no one is blocked', 'I blocked the other', 'the other blocked me'] as const

const nameOf = ({ endpoint: { method, path, query } }: IdentityRow) => `${method} ${path}${query ? '?…' : ''}`

const world = await openWorld({ hasReplica: true })
for (const brandId of brandIds) await offerDebits(world.database, brandId)

test('every endpoint has a row, and every row an endpoint', () => {
  const endpoints = routes.map(({ endpoint }) => endpoint)
  expect(new Set(rows.map(({ endpoint }) => endpoint))).toEqual(new Set(endpoints))
  expect(rows).toHaveLength(endpoints.length)
})

test('the contract marks every GET that visitors are refused', () => {
  const reads = rows.filter(({ endpoint }) => endpoint.method === 'GET')
  const refused = reads.filter(({ statuses }) => statuses.visitor === 403)
  const marked = reads.filter(({ endpoint }) => endpoint.forMembers)
  expect(marked.map(nameOf)).toEqual(refused.map(nameOf))
})

describe.each(rows.map((row) => [nameOf(row), row] as const))('%s', (_, row) => {
  test.each(brandIds.flatMap((brandId) => ROLES.map((role) => [brandId, role] as const)))(
    'at %s, a %s gets only what they may see',
    async (brandId, role) => {
      const about = await world.about(brandId, role)
      // No one can have blocked a visitor, who is unknown.
      for (const block of role === 'visitor' ? BLOCKS.slice(0, 1) : BLOCKS) {
        await setBlock(block, about)
        const response = await callEndpoint(row, brandId, role, about, row.input)
        const expected = expectedOf(row, role, block)
        expect([block, response.statusCode]).toEqual([block, expected.status])
        expectShape(row, response)
        expectNothingOf(response.body, [about.stranger, ...about.far])
        EXPECTATIONS[expected.reveals](response.body, about.other)
      }
      await setBlock('no one is blocked', about)
    },
  )

  test.runIf(row.foreign)('another member’s things are not found, as if they did not exist', async () => {
    for (const role of ROLES.filter((name) => row.statuses[name] < 300)) {
      const about = await world.about('amberly', role)
      for (const input of row.foreign ?? []) {
        const response = await callEndpoint(row, 'amberly', role, about, input)
        expect([role, response.statusCode]).toEqual([role, 404])
      }
    }
  })

  test.runIf(row.staffRoles).each(staffRoles)(
    'staff with the role %s get what it lets them',
    async (role) => {
      const who = role === 'admin' ? 'staff' : role
      const isFitting =
        role === 'admin' || row.staffRoles === 'any' || row.staffRoles?.includes(role) === true
      const headers = await world.headersOf('amberly', who)
      const own = await world.about('amberly', who)
      const statusOf = async (about: IdentityCase, query?: Readonly<Record<string, string>>) =>
        (await callEndpoint(row, 'amberly', 'visitor', about, row.input, headers, query)).statusCode
      expect(await statusOf(own)).toBe(isFitting ? row.statuses.staff : 404)
      // Only the admin has a role at the other brand, too.
      const there =
        row.staffRoles === 'any' ? own : { ...(await world.about('marigold', 'staff')), caller: own.me }
      const isElsewhere = role === 'admin' || row.staffRoles === 'any'
      expect(await statusOf(there, { brand: 'marigold' })).toBe(isElsewhere ? row.statuses.staff : 404)
      expect(await statusOf(own, { brand: 'nowhere' })).toBe(
        row.staffRoles === 'any' ? row.statuses.staff : 404,
      )
    },
  )

  test.runIf(row.staffRoles).each(['none', 'verified', 'fresh'] as const)(
    'staff whose session has the proof %s get what it lets them',
    async (proof) => {
      const headers = await world.headersOf('amberly', 'staff', proof)
      const about = await world.about('amberly', 'staff')
      const answer = await callEndpoint(row, 'amberly', 'visitor', about, row.input, headers)
      const refusal = refusalFor(row, proof)
      expect(answer.statusCode).toBe(refusal ? 403 : row.statuses.staff)
      if (refusal) expect(errorAnswer.parse(JSON.parse(answer.body)).error.code).toBe(refusal)
    },
  )

  test('a session at another brand does not count here', async () => {
    const about = await world.about('amberly', 'free')
    const { cookie = '' } = await world.headersOf('marigold', 'free')
    const response = await callEndpoint(row, 'amberly', 'visitor', about, row.input, { cookie })
    expect(response.statusCode).toBe(row.statuses.visitor)
    expectNothingOf(response.body, [...about.far, await world.meet('marigold', 'free')])
  })
})

/** Checks on how much a response reveals about the other member. */
const EXPECTATIONS = {
  nothing: (body: string, other: Person) => expectNothingOf(body, [other]),
  'the name': (body: string, { name }: Person) => expect(body).toContain(name),
  'no more than the name': (body: string, { memberId }: Person) => expect(body).not.toContain(memberId),
  anything: () => undefined,
}

function refusalFor({ secondFactor }: IdentityRow, proof: Proof) {
  if (secondFactor === 'none' || proof === 'fresh') return undefined
  if (proof === 'none') return 'second_factor_required'
  return secondFactor === 'fresh' ? 'fresh_factor_required' : undefined
}

interface Expected {
  readonly status: number
  readonly reveals: keyof typeof EXPECTATIONS
}

function expectedOf(row: IdentityRow, role: Role, block: (typeof BLOCKS)[number]): Expected {
  const allowed = row.statuses[role]
  if (allowed >= 300) return { status: allowed, reveals: 'nothing' }
  const isBlocked = block !== 'no one is blocked'
  const status = isBlocked ? (row.whenBlocked ?? allowed) : allowed
  if (row.showsBlocked && block === 'I blocked the other') return { status, reveals: 'the name' }
  if (!isBlocked) return { status, reveals: row.showsOther ? 'the name' : 'anything' }
  if (!row.namesBlocked) return { status, reveals: 'nothing' }
  return { status, reveals: block === 'I blocked the other' ? 'the name' : 'no more than the name' }
}

async function setBlock(block: (typeof BLOCKS)[number], { me, other }: IdentityCase) {
  await world.unblock(me, other)
  if (block === 'I blocked the other') await world.block(me, other)
  if (block === 'the other blocked me') await world.block(other, me)
}

async function callEndpoint(
  { endpoint }: IdentityRow,
  brandId: BrandId,
  role: Role,
  about: IdentityCase,
  input: IdentityRow['input'],
  more = {},
  moreQuery = {},
) {
  const { query = {}, body, file } = (await input?.(about)) ?? {}
  const form = endpoint.file !== undefined && file && formWith(endpoint.file, file)
  return inject(world.app, endpoint, {
    method: endpoint.method,
    url: endpoint.path,
    query: { ...query, ...moreQuery },
    headers: {
      ...(await world.headersOf(brandId, role)),
      ...(form && { 'content-type': form.type }),
      ...more,
    },
    ...(body !== undefined && { payload: body as object }),
    ...(form && { payload: form.payload }),
  })
}

type Answer = Awaited<ReturnType<typeof callEndpoint>>

function expectShape({ endpoint }: IdentityRow, { statusCode, body }: Answer) {
  // The body of a stream is not one JSON value.
  if (endpoint.streams && statusCode < 300) return
  const value: unknown = body === '' ? undefined : JSON.parse(body)
  const schema = statusCode < 300 ? endpoint.answer : errorAnswer
  expect(schema.safeParse(value).success).toBe(true)
}

function expectNothingOf(body: string, people: readonly { memberId: string; name: string }[]) {
  for (const { memberId, name } of people) {
    expect(body).not.toContain(memberId)
    expect(body).not.toContain(name)
  }
}
