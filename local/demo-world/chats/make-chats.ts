import type { Match } from '../make-likes.ts'
import type { Dialogue, Pools } from '../pools.ts'
import type { Random } from '../random.ts'
import type { ChatRows, DemoMember } from '../town-rows.ts'
import { dialoguesFor, spokenLines, withGift, withPhoto } from './chat-lines.ts'
import { addChat, noChatRows } from './chat-rows.ts'

const GIFT_SHARE = 0.12

interface ChatOptions {
  readonly matches: readonly Match[]
  readonly now: Date
  readonly pools: Pools
  readonly random: Random
  /** Share of chats whose last message is unread. */
  readonly unread: number
  /** Number of chats with a photo, which has to be painted later. */
  readonly photos?: number
  /** A line that no chat may hold: another one ends with it, and an inbox shows last lines. */
  readonly taken?: string | undefined
}

/** Makes the chats of matches: a dialogue in their language, and whether its last message is read. */
export function makeChats({ matches, now, pools, random, unread, photos = 0, taken }: ChatOptions): ChatRows {
  const rows = noChatRows()
  const dialogueOf = dialogues(pools, random, taken)
  let missing = photos
  for (const match of matches) {
    const { one, other, at } = match
    const dialogue = dialogueOf(one, other)
    if (!dialogue) continue
    let lines = spokenLines(dialogue, [one, other], { from: at, now, random })
    if (random.chance(GIFT_SHARE)) lines = withGift(lines, random)
    if (missing > 0 && lines.length > 4) {
      lines = withPhoto(lines, random)
      missing -= 1
    }
    addChat(rows, match, lines, { random, isUnread: random.chance(unread) })
  }
  return rows
}

/** Picks dialogues so that no one has the same one with two people. */
function dialogues(pools: Pools, random: Random, taken = '') {
  const usedDialogues = new Map<string, Set<Dialogue>>()
  const usedBy = ({ id }: DemoMember) => {
    const known = usedDialogues.get(id) ?? new Set<Dialogue>()
    usedDialogues.set(id, known)
    return known
  }
  return (one: DemoMember, other: DemoMember): Dialogue | undefined => {
    const [mine, theirs] = [usedBy(one), usedBy(other)]
    const unused = dialoguesFor(pools, one, other).filter(
      (dialogue) => !mine.has(dialogue) && !theirs.has(dialogue) && !dialogue.lines.includes(taken),
    )
    if (unused.length === 0) return undefined
    const found = random.pick(unused)
    mine.add(found)
    theirs.add(found)
    return found
  }
}
