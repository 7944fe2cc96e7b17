import type { Match } from '../make-likes.ts'
import type { Dialogue, Pools } from '../pools.ts'
import type { Random } from '../random.ts'
import type { ChatRows, DemoMember } from '../town-rows.ts'
import { type ChatLine, dialoguesFor, withGift, withPhoto } from './chat-lines.ts'
import { addChat, noChatRows } from './chat-rows.ts'

const LEAST_MESSAGES = 320
const GIFTS = 4
const PHOTOS = 3

interface LongChatOptions {
  readonly match: Match
  readonly now: Date
  readonly pools: Pools
  readonly random: Random
}

/** Makes a chat of hundreds of messages: dialogues one after the other, with gifts and photos, from the match until now. */
export function makeLongChat({ match, now, pools, random }: LongChatOptions): ChatRows {
  const rows = noChatRows()
  const talks = talksOf(match, pools, random)
  const span = (now.getTime() - match.at.getTime()) / Math.max(1, talks.length)
  let lines = talks.flatMap((talk, index) => linesOf(talk, match.at.getTime() + index * span, span))
  for (let added = 0; added < GIFTS; added += 1) lines = withGift(lines, random)
  for (let added = 0; added < PHOTOS; added += 1) lines = withPhoto(lines, random)
  addChat(rows, match, lines, { random, isUnread: false })
  return rows
}

interface Talk {
  readonly dialogue: Dialogue
  readonly speakers: readonly [DemoMember, DemoMember]
}

/** Dialogues with enough lines; either may begin one. */
function talksOf({ one, other }: Match, pools: Pools, random: Random): Talk[] {
  const all = [
    ...random
      .shuffled(dialoguesFor(pools, one, other))
      .map((dialogue) => ({ dialogue, speakers: [one, other] as const })),
    ...random
      .shuffled(dialoguesFor(pools, other, one))
      .map((dialogue) => ({ dialogue, speakers: [other, one] as const })),
  ]
  const talks: Talk[] = []
  let count = 0
  while (count < LEAST_MESSAGES && all.length > 0) {
    const next = all[talks.length % all.length]
    if (!next) break
    talks.push(next)
    count += next.dialogue.lines.length
  }
  return talks
}

/** A talk takes the first tenth of its span, so days pass before the next one. */
function linesOf({ dialogue: { lines }, speakers }: Talk, start: number, span: number): ChatLine[] {
  const step = span / 10 / lines.length
  return lines.map((body, index) => ({
    from: speakers[index % 2] ?? speakers[0],
    at: new Date(start + (index + 1) * step),
    body,
  }))
}
