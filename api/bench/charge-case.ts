import type { Database } from '../src/db/database.ts'
import { publishEvents } from '../src/events/publish-events.ts'
import { addMember } from '../src/features/account/fixture-member.ts'
import { charge } from '../src/features/credits/charge.ts'
import { statementsOf } from './statements.ts'

const MEMBERS = 200
const CREDITS = 10_000_000

/** A member pays for a message, and gets an event with the new balance. */
export async function chargeOnce({ inTransaction }: Database, memberId: string, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const { events } = await charge(tx, {
      brandId: 'amberly',
      memberId,
      id,
      kind: 'message',
      amount: 5,
      request: { text: 'Hello' },
      now: new Date(),
    })
    await publishEvents(tx, ...events)
  })
}

/** Adds members with credits, and records the statements of a charge. */
export async function chargeCase(database: Database) {
  const members: string[] = []
  for (let number = 1; number <= MEMBERS; number += 1) {
    members.push((await addMember(database, { credits: CREDITS })).memberId)
  }
  const [id, first = ''] = ['an-id-that-is-another-in-each', members[0]]
  const statements = await statementsOf(database.pool, () => chargeOnce(database, first, id))
  return { what: 'charge, with its event, from two processes', members, statements, each: { id, members } }
}
