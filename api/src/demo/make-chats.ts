import { isLocale } from 'contracts'
import { MINUTE_MS } from '../time.ts'
import { demoId } from './demo-id.ts'
import type { Match } from './make-likes.ts'
import type { Dialogue, Pools } from './pools.ts'
import type { Random } from './random.ts'
import type { ChatRows, Someone } from './town.ts'

interface Chats {
  readonly matches: readonly Match[]
  readonly now: Date
  readonly pools: Pools
  readonly random: Random
  /** How many of those whose turn it is have not looked yet. */
  readonly unread: number
}

/** What those who like each other wrote, in their language, and whether the last line is read. */
export function makeChats({ matches, now, pools, random, unread }: Chats): ChatRows {
  const rows = { conversations: [], conversationMembers: [], messages: [] } as Mutable<ChatRows>
  const dialogueOf = dialogues(pools, random)
  for (const { one, other, at } of matches) {
    const { brandId } = one
    const dialogue = dialogueOf(one, other)
    if (!dialogue) continue
    const moments = momentsOf(dialogue, at, now, random)
    const last = moments.length
    const lastMessageAt = moments.at(-1)
    // The answer to their liking each other is still to be written.
    if (!lastMessageAt) continue
    const id = demoId(at, random)
    rows.conversations.push({ id, brandId, lastSequence: last, lastMessageAt, createdAt: at })
    const isUnread = random.chance(unread)
    const writers = [one, other] as const
    for (const [turn, mine] of writers.entries()) {
      const wroteLast = (last - 1) % 2 === turn
      rows.conversationMembers.push({
        conversationId: id,
        brandId,
        memberId: mine.id,
        otherId: (turn === 0 ? other : one).id,
        readUpTo: isUnread && !wroteLast ? last - 1 : last,
      })
    }
    for (const [index, createdAt] of moments.entries()) {
      rows.messages.push({
        conversationId: id,
        sequence: index + 1,
        brandId,
        senderId: (index % 2 === 0 ? one : other).id,
        id: demoId(createdAt, random),
        body: dialogue.lines[index] ?? '',
        createdAt,
      })
    }
  }
  return rows
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer R)[] ? R[] : T[K] }

/** Nobody has the same talk with two people. */
function dialogues(pools: Pools, random: Random) {
  const had = new Map<string, Set<Dialogue>>()
  const hadBy = ({ id }: Someone) => {
    const known = had.get(id) ?? new Set<Dialogue>()
    had.set(id, known)
    return known
  }
  return (one: Someone, other: Someone): Dialogue | undefined => {
    const [mine, theirs] = [hadBy(one), hadBy(other)]
    const all = isLocale(one.language) ? pools[one.language].dialogues : []
    const fresh = all.filter(
      (dialogue) => fits(dialogue, one, other) && !mine.has(dialogue) && !theirs.has(dialogue),
    )
    if (fresh.length === 0) return undefined
    const found = random.pick(fresh)
    mine.add(found)
    theirs.add(found)
    return found
  }
}

function fits({ from, to }: Dialogue, one: Someone, other: Someone): boolean {
  return (from ?? one.gender) === one.gender && (to ?? other.gender) === other.gender
}

/** When each line was written: minutes apart, now and then hours; what would come after now is not written yet. */
function momentsOf({ lines }: Dialogue, from: Date, now: Date, random: Random): Date[] {
  let at = from.getTime()
  return lines
    .map(() => {
      at += Math.ceil(random.next() * (random.chance(0.2) ? 600 : 40) * MINUTE_MS)
      return new Date(at)
    })
    .filter((moment) => moment <= now)
}
