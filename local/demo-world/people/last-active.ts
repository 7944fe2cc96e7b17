import { DAY_MS, HOUR_MS } from '../../../api/src/time.ts'
import { randomOf } from '../random.ts'

/** Everyone was active within this many days, most of them recently. */
const DAYS = 60

/** When a demo member was last active: at least an hour ago, as none of them is online. */
export function pickLastActive(
  { id, createdAt }: { readonly id: string; readonly createdAt: Date },
  now: Date,
): Date {
  // From a generator of its own, so that the rest of the world does not change.
  const ago = HOUR_MS + DAYS * DAY_MS * randomOf(`active ${id}`).next() ** 4
  return new Date(Math.max(createdAt.getTime(), now.getTime() - Math.floor(ago)))
}
