import type { TransientEvent } from 'contracts'
import type { Queryable } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ChatViewer } from './conversation.ts'
import { findPartner, writerOf } from './find-partner.ts'
import { writingRefusal } from './writing-rules.ts'

/** An event for the other's open pages; null without a conversation in which the member may write. */
export async function typingEvent(
  db: Queryable,
  viewer: ChatViewer,
  otherId: string,
): Promise<TransientEvent | null> {
  try {
    const partner = await findPartner(db, viewer, otherId)
    const writer = writerOf(viewer, partner)
    if (!partner.chat || writingRefusal(writer, partner, partner.acquaintance)) return null
    return { kind: 'typing', profile: viewer.memberId }
  } catch (error) {
    // The caller learns nothing of members whom they cannot see.
    if (error instanceof Refusal) return null
    throw error
  }
}
