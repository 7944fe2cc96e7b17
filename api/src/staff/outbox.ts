import { countTexts, findDeadLetters, reviveDeadLetters } from '../outbox/dead-letters.ts'
import { columns } from './columns.ts'
import type { StaffCall, Topic } from './staff-command.ts'

export const outbox: Topic = {
  usage: [
    'outbox dead                                undeliverable messages of every brand, newest first',
    'outbox texts                               text messages of the last 7 days, and how many arrived',
    'outbox retry [<id> …]                      retries all of them, or these',
  ],
  read([verb, ...ids]) {
    if (verb === 'dead' && ids.length === 0) return listDead
    if (verb === 'texts' && ids.length === 0) return showTexts
    if (verb === 'retry') return (call) => retry(call, ids)
    return undefined
  },
}

async function listDead({ database: { db } }: StaffCall) {
  const { letters, total } = await findDeadLetters(db)
  if (total === 0) return 'Everything was delivered.'
  const table = columns(
    ['when', 'id', 'brand', 'what', 'tries', 'why'],
    letters.map(({ settledAt, id, brandId, channel, kind, attempts, reason }) => [
      settledAt,
      id,
      brandId,
      `${channel} ${kind}`,
      attempts,
      reason,
    ]),
  )
  return `${table}\n\n${total} could not be delivered.`
}

async function showTexts({ database: { db } }: StaffCall) {
  const { accepted, delivered, failed } = await countTexts(db)
  return `In the last 7 days, the provider accepted ${accepted} and reported ${delivered} as delivered; ${failed} failed.`
}

async function retry({ database: { db } }: StaffCall, ids: readonly string[]) {
  const revived = await reviveDeadLetters(db, ids.length > 0 ? ids : undefined)
  return `${revived} will be tried again.`
}
