import { CLIENT_HEADER, CLIENT_TYPE, findStaffMembers, getCases } from 'contracts'
import type { Database } from '../../api/src/db/database.ts'
import { addMember } from '../../api/src/features/account/fixture-member.ts'
import { beginSession } from '../../api/src/features/account/sessions/sessions.ts'
import { setProof } from '../../api/src/features/staff/factors/fixture-proof.ts'
import { addBusyDay } from '../../api/src/features/staff/figures/fixture-busy-day.ts'
import { rollUpFigures } from '../../api/src/features/staff/figures/roll-up/roll-up.ts'
import { addManyCases } from '../../api/src/features/staff/queue/storms/fixture-many-cases.ts'
import { staffRole } from '../../api/src/tables/staff.ts'
import type { BenchArguments } from '../report/arguments.ts'
import type { Row } from '../report/row.ts'
import { comparePairs, type Pair } from '../report/statistics.ts'
import { HttpLoad } from './http-load.ts'
import { measureLatency } from './latency.ts'
import { type Bench, openBench } from './open-bench.ts'
import { rotateRequests } from './rotate-requests.ts'
import { addSearchMembers } from './search-members.ts'
import { sendCase } from './send-case.ts'
import { statementsOfCall } from './statements-of-call.ts'

/** Each stays below its limits. */
const STAFF = 10
const CALLS = { warm: 50, times: 200, bar: 5 }
const DECIDED = 1_000_000
const WAITING = 100_000
/** Members who were active on the day that is rolled up. */
const ACTIVE = 100_000
const MOST_SECONDS = 60
const CLIENTS = 8
const RATE_MS = 5_000

/** Measures the back office's first pages on a large site, and a day's figures while members write. */
export async function* measureStaff({ members }: BenchArguments): AsyncIterable<Row[]> {
  yield* measurePages(Math.max(...members))
  yield* measureRollUp()
}

async function* measurePages(size: number): AsyncIterable<Row[]> {
  await using bench = await openBench({ hasOwnDatabase: true })
  const { database } = bench
  const cookies = await openStaff(database)
  await addSearchMembers(database.pool, size)
  await addManyCases(database.db, { brandId: 'amberly', decided: DECIDED, waiting: WAITING })
  const queue = 'the queue’s first page, 1,000,000 decided and 100,000 waiting'
  yield [await measurePage(bench, queue, cookies, getCases.path)]
  const mail = `${findStaffMembers.path}?text=m${Math.floor(size / 2)}%40example.invalid`
  yield [await measurePage(bench, `a member by mail among ${size.toLocaleString('en')}`, cookies, mail)]
}

/** Beside what the page reads: what it writes into the log is counted as the page's own time. */
async function measurePage(bench: Bench, what: string, cookies: readonly string[], path: string) {
  const headers = { host: 'localhost', [CLIENT_HEADER]: CLIENT_TYPE, 'sec-fetch-site': 'same-origin' }
  const sets = []
  for (const cookie of cookies) {
    const statements = await statementsOfCall(bench.database, { url: path, headers: { ...headers, cookie } })
    sets.push(statements.filter(({ text }) => /^\s*(select|with)/i.test(text)))
  }
  return measureLatency(bench, what, rotateRequests({ paths: [path], headers, cookies }), sets, CALLS)
}

/** Adds admins with a proven session each; returns their cookies. */
async function openStaff({ db, ...database }: Database): Promise<readonly string[]> {
  const cookies: string[] = []
  while (cookies.length < STAFF) {
    const { brandId, memberId } = await addMember({ db, ...database }, { isStaff: true })
    const post = { brandId, memberId, atBrand: brandId, role: 'admin', grantedBy: 'a benchmark' } as const
    await db.insert(staffRole).values({ ...post, grantedAt: new Date() })
    const token = await beginSession(
      { db, ...database },
      { brandId, memberId, label: 'a benchmark' },
      new Date(),
    )
    await setProof(db, token, 'fresh')
    cookies.push(`session=${token}`)
  }
  return cookies
}

async function* measureRollUp(): AsyncIterable<Row[]> {
  await using bench = await openBench({ hasOwnDatabase: true })
  const { database, site } = bench
  const now = new Date()
  await addBusyDay(database.db, { brandId: 'amberly', members: ACTIVE, now })
  const { next } = await sendCase(database)
  using sends = new HttpLoad(site, next, CLIENTS)
  await sends.rate(RATE_MS)
  const reference = await sends.rate(RATE_MS)
  const pairs: Pair[] = []
  const over = new AbortController()
  const load = (async () => {
    while (!over.signal.aborted) pairs.push({ figure: await sends.rate(RATE_MS), reference })
  })()
  const began = performance.now()
  // Whichever fails, nothing uses the database after its end.
  const [rolledUp, loaded] = await Promise.allSettled([
    rollUpFigures(database, now).finally(() => over.abort()),
    load,
  ])
  const seconds = (performance.now() - began) / 1_000
  for (const part of [rolledUp, loaded]) if (part.status === 'rejected') throw part.reason
  yield [
    {
      what: `a day of ${ACTIVE.toLocaleString('en')} active members rolled up under load`,
      unit: 's',
      figure: seconds,
      bar: MOST_SECONDS,
    },
    {
      what: 'messages sent meanwhile, beside those before it',
      unit: '/s',
      ...comparePairs(pairs),
      bar: 0.9,
      isLeast: true,
    },
  ]
}
