import { type Orientation, suitEachOther } from '../../api/src/features/members/orientation-rules.ts'
import { DAY_MS, SECOND_MS } from '../../api/src/time.ts'
import { randomOf } from '../demo-world/random.ts'

/** The facts that decide whether two members might like each other. */
export interface Suitor extends Orientation {
  readonly id: string
  readonly age: number
}

export interface WaitingLike {
  readonly liked: Suitor
  readonly at: Date
}

const ANSWERED_SHARE = 1 / 3

/** Newcomers get unasked likes until a day after they signed up. */
const NEW_MS = DAY_MS

/** A moment some seconds after another one, always the same for this reason. */
function momentAfter(at: Date, reason: string, [from, to]: readonly [number, number]): Date {
  return new Date(at.getTime() + randomOf(reason).int(from * SECOND_MS, to * SECOND_MS))
}

/** Whether either might be what the other looks for, and the years between them are not too many. */
export function mightLike(one: Suitor, other: Suitor): boolean {
  return suitEachOther(one, other) && Math.abs(one.age - other.age) <= mostYearsApart(one.age, other.age)
}

/** The older two people are, the less a few years matter. */
function mostYearsApart(one: number, other: number): number {
  return 8 + Math.min(one, other) / 4
}

/** The youngest and the oldest who may like somebody of this age unasked: half as far apart as an answer allows. */
export function agesAround(age: number): { readonly minAge: number; readonly maxAge: number } {
  const years = Math.floor(mostYearsApart(age, age) / 2)
  return { minAge: age - years, maxAge: age + years }
}

/**
 * The members who like this one back by now: every third, and always the first one whom somebody likes who has no
 * match yet.
 */
export function likesBack(
  me: Suitor & { readonly hasMatch: boolean },
  likes: readonly WaitingLike[],
  now: Date,
): string[] {
  return likes
    .filter(({ liked }) => mightLike(liked, me))
    .filter(({ liked, at }, index) => {
      const pair = `${liked.id} ${me.id}`
      const isAnswered = (index === 0 && !me.hasMatch) || randomOf(`answers ${pair}`).chance(ANSWERED_SHARE)
      return isAnswered && momentAfter(at, `likes back ${pair}`, [8, 40]) <= now
    })
    .map(({ liked }) => liked.id)
}

export interface Newcomer {
  readonly id: string
  readonly createdAt: Date
  /** Whether the profile says more than gender and age. */
  readonly tells: boolean
}

/** Whether a newcomer has a profile that may be liked unasked. */
export function mayBeLikedUnasked({ createdAt, tells }: Newcomer, now: Date): boolean {
  return tells && now.getTime() - createdAt.getTime() <= NEW_MS
}

/** Whether somebody likes the newcomer now: one to three do unasked, each half a minute or more after the last one. */
export function isLikedUnasked(
  { id, createdAt }: Newcomer,
  { count, last }: { readonly count: number; readonly last: Date | null },
  now: Date,
): boolean {
  if (count >= randomOf(`liked ${id}`).int(1, 3)) return false
  return momentAfter(last ?? createdAt, `likes ${id} ${count}`, [30, 90]) <= now
}

/** The last message of a newcomer in a conversation, and what the other one has done since. */
export interface WaitingMessage {
  readonly conversation: string
  readonly sequence: number
  readonly at: Date
  readonly isRead: boolean
  /** How many messages the other one has written. */
  readonly said: number
}

/** Replies in a conversation, and one more that ends it. */
export const REPLIES = 4

export type Step = 'read' | 'type' | 'reply'

/** The next thing that the other one does about a message, if it is time. */
export function nextStep(
  { conversation, sequence, at, isRead, said }: WaitingMessage,
  now: Date,
): Step | null {
  const key = `${conversation} ${sequence}`
  if (!isRead) return momentAfter(at, `reads ${key}`, [3, 8]) <= now ? 'read' : null
  if (said > REPLIES) return null
  const reply = momentAfter(at, `replies ${key}`, [10, 45])
  if (reply <= now) return 'reply'
  return reply.getTime() - now.getTime() <= TYPING_MS ? 'type' : null
}

const TYPING_MS = 6 * SECOND_MS
