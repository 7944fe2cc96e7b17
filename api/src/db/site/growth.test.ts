import { findMatches, getChat, getChats, searchMembers } from 'contracts'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { findEvents } from '../../events/find-events.ts'
import { keepWeeksOfEvents } from '../../events/weeks-of-events.ts'
import { makeConversation } from '../../features/chat/fixture-conversation.ts'
import { peopleOf } from '../../features/members/fixture-people.ts'
import { openWorld } from '../../fixtures/world.ts'
import { claim } from '../../outbox/sender/claim.ts'
import { isFullStorm } from '../testing/storm.ts'

/** As many as the demo has. */
const MEMBERS = 3_000
const TIMES = 10
/** Messages, mails and events of each. */
const EACH = isFullStorm ? 10 : 2

const clock = { now: () => new Date() }
const world = await openWorld({ clock })
const { database } = world
const { db, pool } = database
const { person } = peopleOf(world, clock)
const me = await person('me', { profile: { country: 'NL', region: 'NL-NH' } })
for (let n = 1; n <= 10; n += 1) await makeConversation(world, me, await person(`friend ${n}`))
const { rows: chats } = await pool.query<{ id: string }>(
  'select conversation_id as id from conversation_member where member_id = $1',
  [me.id],
)
const conversation = chats[0]?.id ?? ''
await keepWeeksOfEvents(database, clock.now())

/** Adds members up to this many, each with settled mails, events, and messages in a conversation with the one before. */
async function growTo(members: number) {
  const client = await pool.connect()
  await client.query(`set session_replication_role = replica; set statement_timeout = 0`)
  const add = (rows: string) =>
    client.query(rows.replace('series', `generate_series(${since + 1}, ${members}) n`))
  await add(`insert into member (id, brand_id, email, status, language, created_at)
    select 'm' || n, 'amberly', 'm' || n || '@example.invalid', 'confirmed', 'en', now() - n * interval '1 minute' from series`)
  await add(`insert into profile (member_id, brand_id, name, status, gender, sexuality, date_of_birth, country, region)
    select 'm' || n, 'amberly', 'M' || n, 'active', (array['male', 'female'])[1 + n % 2], 'hetero',
      date '1970-01-01' + n % 9000, (array['NL', 'BE', 'DE'])[1 + n % 3], 'NL-' || n % 12 from series`)
  await add(`select sync_member_search(array(select 'm' || n from series))`)
  await add(`insert into conversation (id, brand_id, last_sequence, last_message_at, created_at)
    select 'c' || n, 'amberly', ${EACH}, now(), now() from series`)
  await add(`insert into conversation_member (conversation_id, brand_id, member_id, other_id)
    select 'c' || n, 'amberly', 'm' || n - side, 'm' || n - 1 + side from series, generate_series(0, 1) side`)
  await add(`insert into message (conversation_id, sequence, brand_id, sender_id, id, body, created_at)
    select 'c' || n, i, 'amberly', 'm' || n, 'i' || i, 'Hello', now() from series, generate_series(1, ${EACH}) i`)
  await add(`insert into outbox (id, brand_id, member_id, channel, kind, dedupe_key, status, settled_at)
    select n || '-' || i, 'amberly', 'm' || n, 'mail', 'news', n || '-' || i, 'sent', now() from series, generate_series(1, ${EACH}) i`)
  await add(`insert into user_event_cursor select 'm' || n, 'amberly', ${EACH} from series`)
  await add(`insert into user_event select 'm' || n, i, '{"kind": "balance", "credits": 1}', now() + (i - 5) * interval '4 days'
    from series, generate_series(1, ${EACH}) i`)
  await client.query('vacuum analyze')
  client.release(true)
  since = members
}

let since = 0

const calls = {
  search: () => me.call(searchMembers, { query: {} }),
  suggestions: () => me.call(findMatches, { query: {} }),
  chats: () => me.call(getChats, {}),
  conversation: () => me.call(getChat, { query: { conversation } }),
  outbox: () => claim(db, 'mail', 50),
  events: () =>
    findEvents(
      db,
      new Map([
        ['m1', 0],
        ['m2', 9],
        ['m3', 10],
      ]),
    ),
}

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly Node[]
}

/** Rows of a table that may be read as a whole. */
const SMALL = 100

/** How many blocks the statements of a call read, and which tables that are not small they read as a whole. */
async function planned(call: () => Promise<unknown>) {
  const statements: [string, unknown[]][] = []
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await call()
  for (const [statement, values] of query.mock.calls as unknown as [
    string | { text: string },
    unknown[]?,
  ][]) {
    const text = typeof statement === 'string' ? statement : statement.text
    if (/^\s*(select|with|update)\b/i.test(text)) statements.push([text, values ?? []])
  }
  query.mockRestore()
  expect(statements).not.toEqual([])
  let blocks = 0
  const wholes = new Set<string>()
  const visit = (node: Node) => {
    const rows = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)
    if (node['Node Type'] === 'Seq Scan' && rows > SMALL) wholes.add(node['Relation Name'] ?? '')
    for (const child of node.Plans ?? []) visit(child)
  }
  const client = await pool.connect()
  await client.query('begin')
  // Otherwise the mails are still with the sender.
  await client.query(`update outbox set due_at = now() where status = 'sending'`)
  for (const [text, values] of statements) {
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
    const { Plan: plan } = rows[0]['QUERY PLAN'][0] as { readonly Plan: Node }
    blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    visit(plan)
  }
  await client.query('rollback')
  client.release()
  return { blocks, wholes: [...wholes] }
}

test('the main queries read indexes, and no more with ten times the members', {
  timeout: 240_000,
}, async () => {
  await growTo(MEMBERS)
  await pool.query(`insert into outbox (id, brand_id, member_id, channel, kind)
    select 'due' || n, 'amberly', 'm' || n, 'mail', 'news' from generate_series(1, 100) n`)
  const before = new Map<string, number>()
  for (const [name, call] of Object.entries(calls)) before.set(name, (await planned(call)).blocks)
  await growTo(TIMES * MEMBERS)
  for (const [name, call] of Object.entries(calls)) {
    const { blocks, wholes } = await planned(call)
    expect([name, wholes]).toEqual([name, []])
    expect([name, blocks / (before.get(name) ?? 0)]).toEqual([
      name,
      expect.toSatisfy((times: number) => times < 2),
    ])
  }
})
