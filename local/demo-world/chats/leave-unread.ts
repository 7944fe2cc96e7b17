import type { GrowingChatRows } from './chat-rows.ts'

/** Makes this many chats of a member end with a message that they have not read; they have read all others. */
export function leaveUnread(rows: GrowingChatRows, memberId: string, count: number): void {
  const chats = new Map(rows.conversations.map((chat) => [chat.id, chat]))
  const lastWriters = new Map(
    rows.messages.map((row) => [`${row.conversationId} ${row.sequence}`, row.senderId]),
  )
  const newest = rows.conversationMembers
    .filter((side) => side.memberId === memberId)
    .map((side) => ({ side, chat: chats.get(side.conversationId) }))
    .toSorted((a, b) => Number(b.chat?.lastMessageAt) - Number(a.chat?.lastMessageAt))
  let left = count
  for (const { side, chat } of newest) {
    const last = chat?.lastSequence ?? 0
    const isReceived = lastWriters.get(`${side.conversationId} ${last}`) !== memberId
    const isUnread = left > 0 && isReceived
    if (isUnread) left -= 1
    side.readUpTo = isUnread ? last - 1 : last
    side.deliveredUpTo = last
  }
}
