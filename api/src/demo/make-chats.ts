import { isLocale } from 'contracts'
import { MINUTE_MS } from '../time.ts'
import { demoId } from './demo-id.ts'
import type { Match } from './make-likes.ts'
import type { Dialogue, Pools } from './pools.ts'
import type { Random } from './random.ts'
import type { ChatRows, DemoMember } from './town-rows.ts'

interface ChatOptions {
  readonly matches: readonly Match[]
  readonly now: Date
  readonly pools: Pools
  readonly random: Random
  /** Share of chats whose last message is unread. */
  readonly unread: number
}

/** Makes the chats of matches: a dialogue in their language, and whether its last message is read. */
export function makeChats({ matches, now, pools, random, unread }: ChatOptions): ChatRows {
  const rows = { conversations: [], conversationMembers: [], messages: [] } as Mutable<ChatRows>
  const dialogueOf = dialogues(pools, random)
  for (const { one, other, at } of matches) {
    const { brandId } = one
    const dialogue = dialogueOf(one, other)
    if (!dialogue) continue
    const moments = messageTimes(dialogue, at, now, random)
    const last = moments.length
    const lastMessageAt = moments.at(-1)
    // Neither has written yet.
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

/** Picks dialogues so that no one has the same one with two people. */
function dialogues(pools: Pools, random: Random) {
  const usedDialogues = new Map<string, Set<Dialogue>>()
  const usedBy = ({ id }: DemoMember) => {
    const known = usedDialogues.get(id) ?? new Set<Dialogue>()
    usedDialogues.set(id, known)
    return known
  }
  return (one: DemoMember, other: DemoMember): Dialogue | undefined => {
    const [mine, theirs] = [usedBy(one), usedBy(other)]
    const all = isLocale(one.language) ? pools[one.language].dialogues : []
    const unused = all.filter(
      (dialogue) => suitsPair(dialogue, one, other) && !mine.has(dialogue) && !theirs.has(dialogue),
    )
    if (unused.length === 0) return undefined
    const found = random.pick(unused)
    mine.add(found)
    theirs.add(found)
    return found
  }
}

function suitsPair({ from, to }: Dialogue, one: DemoMember, other: DemoMember): boolean {
  return (from ?? one.gender) === one.gender && (to ?? other.gender) === other.gender
}

/** When each line was written: minutes apart, sometimes hours. Drops lines that would be in the future. */
function messageTimes({ lines }: Dialogue, from: Date, now: Date, random: Random): Date[] {
  let at = from.getTime()
  return lines
    .map(() => {
      at += Math.ceil(random.next() * (random.chance(0.2) ? 600 : 40) * MINUTE_MS)
      return new Date(at)
    })
    .filter((moment) => moment <= now)
}
