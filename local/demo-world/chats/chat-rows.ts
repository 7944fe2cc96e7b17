import { demoId } from '../demo-id.ts'
import type { Match } from '../make-likes.ts'
import { PORTRAIT } from '../portraits/portrait-size.ts'
import { UNPAINTED } from '../portraits/unpainted.ts'
import type { Random } from '../random.ts'
import type { ChatPhotoRow, ChatRows, DemoMember } from '../town-rows.ts'
import type { ChatLine } from './chat-lines.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer R)[] ? R[] : T[K] }

export type GrowingChatRows = Mutable<ChatRows>

export function noChatRows(): GrowingChatRows {
  return {
    conversations: [],
    conversationMembers: [],
    photos: [],
    messages: [],
    startedConversations: [],
    receivedGifts: [],
  }
}

export function addRows(rows: GrowingChatRows, more: ChatRows): void {
  rows.conversations.push(...more.conversations)
  rows.conversationMembers.push(...more.conversationMembers)
  rows.photos.push(...more.photos)
  rows.messages.push(...more.messages)
  rows.startedConversations.push(...more.startedConversations)
  rows.receivedGifts.push(...more.receivedGifts)
}

interface ChatOptions {
  readonly random: Random
  /** Whether the last message is unread. */
  readonly isUnread: boolean
}

/** Adds a conversation with these lines, unless there are none: then the two have not written yet. */
export function addChat(
  rows: GrowingChatRows,
  { one, other, at }: Match,
  lines: readonly ChatLine[],
  { random, isUnread }: ChatOptions,
): void {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return
  const { brandId } = one
  const id = demoId(at, random)
  const lastSequence = lines.length
  rows.conversations.push({ id, brandId, lastSequence, lastMessageAt: last.at, createdAt: at })
  for (const [mine, theirs] of [
    [one, other],
    [other, one],
  ] as const) {
    const isLeft = isUnread && last.from !== mine
    rows.conversationMembers.push({
      conversationId: id,
      brandId,
      memberId: mine.id,
      otherId: theirs.id,
      deliveredUpTo: isLeft && random.chance(0.5) ? lastSequence - 1 : lastSequence,
      readUpTo: isLeft ? lastSequence - 1 : lastSequence,
      writtenUpTo: lines.findLastIndex(({ from }) => from === mine) + 1,
    })
  }
  const starter = first.from
  const otherId = (starter === one ? other : one).id
  rows.startedConversations.push({ brandId, memberId: starter.id, otherId, createdAt: first.at })
  for (const [index, line] of lines.entries()) {
    const receiver = line.from === one ? other : one
    addMessage(rows, line, { conversationId: id, sequence: index + 1, brandId, receiver, random })
  }
}

interface Place {
  readonly conversationId: string
  readonly sequence: number
  readonly brandId: string
  readonly receiver: DemoMember
  readonly random: Random
}

function addMessage(
  rows: GrowingChatRows,
  { from, at, body, gift, isPhoto = false }: ChatLine,
  { receiver, random, ...key }: Place,
) {
  const photo = isPhoto ? unpaintedPhoto(from, at, random) : null
  if (photo) rows.photos.push(photo)
  rows.messages.push({
    ...key,
    senderId: from.id,
    id: demoId(at, random),
    kind: gift === undefined ? (photo ? 'photo' : 'text') : 'gift',
    body,
    giftId: gift ?? null,
    photoId: photo?.id ?? null,
    createdAt: at,
  })
  if (gift !== undefined) rows.receivedGifts.push({ ...key, memberId: receiver.id, giftId: gift })
}

function unpaintedPhoto({ brandId, id }: DemoMember, createdAt: Date, random: Random): ChatPhotoRow {
  return {
    id: demoId(createdAt, random),
    brandId,
    ownerId: id,
    ...PORTRAIT,
    thumbhash: UNPAINTED,
    createdAt,
  }
}
