import type { Queryable } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { conversation, conversationMember } from '../../../tables/chat.ts'
import type { MemberKey } from '../../../tables/member-key.ts'

/** Inserts the first conversation of two members, whose pair the caller has locked, under this id. Returns it. */
export async function openConversation(
  db: Queryable,
  { brandId, memberId }: MemberKey,
  otherId: string,
  createdAt: Date,
  id = newId(),
): Promise<string> {
  await db.insert(conversation).values({ id, brandId, createdAt })
  const row = { conversationId: id, brandId }
  await db.insert(conversationMember).values([
    { ...row, memberId, otherId },
    { ...row, memberId: otherId, otherId: memberId },
  ])
  return id
}
