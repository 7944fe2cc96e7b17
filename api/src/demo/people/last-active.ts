import { DAY_MS, HOUR_MS } from '../../time.ts'
import { randomOf } from '../random.ts'

/** Within so many days all were here, most of them of late. */
const DAYS = 60

/** When somebody of the world was here last: an hour ago or longer, for nobody of them is here now. */
export function lastActiveOf(
  { id, createdAt }: { readonly id: string; readonly createdAt: Date },
  now: Date,
): Date {
  // Of a chance of their own, so that the world stays as it is.
  const ago = HOUR_MS + DAYS * DAY_MS * randomOf(`active ${id}`).next() ** 4
  return new Date(Math.max(createdAt.getTime(), now.getTime() - Math.floor(ago)))
}
