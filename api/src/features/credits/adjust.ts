import type { Transaction } from '../../db/database.ts'
import { publishEvents } from '../../events/publish-events.ts'
import { type Owner, type Posted, post } from './post.ts'

interface Adjustment extends Owner {
  /** Made by whoever asks, so that asking twice is one adjustment. */
  readonly id: string
  /** Positive: a gift, negative: taken back, never below nothing. */
  readonly credits: number
  /** In the staff's words; it is kept for ever, so nothing about a person belongs there. */
  readonly reason: string
  readonly now: Date
}

/** What a person of the staff gives or corrects. */
export async function adjust(tx: Transaction, { id, credits, ...rest }: Adjustment): Promise<Posted> {
  if (!Number.isInteger(credits) || credits === 0)
    throw new RangeError(`An adjustment is of credits, not ${credits}.`)
  const request = { credits, reason: rest.reason }
  const posted = await post(tx, {
    ...rest,
    id: `adjustment:${id}`,
    kind: 'adjustment',
    amount: credits,
    origin: 'given',
    request,
  })
  await publishEvents(tx, ...posted.told)
  return posted
}
