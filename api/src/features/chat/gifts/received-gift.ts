import type { MessageContent } from 'contracts'
import type { Transaction } from '../../../db/database.ts'
import { receivedGift } from '../../../tables/chat.ts'

interface Received {
  readonly brandId: string
  readonly memberId: string
  readonly conversationId: string
  readonly sequence: number
}

/** Counts a gift for the profile of the member who receives it. It stays when the conversation is deleted. */
export async function insertReceivedGift(tx: Transaction, received: Received, content: MessageContent) {
  if (content.kind !== 'gift') return
  await tx.insert(receivedGift).values({ ...received, giftId: content.gift })
}
