import type { commentLike as endpoint, InputOf } from 'contracts'
import type { Database, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { likeComment, memberLike } from '../../../tables/members.ts'
import { isLike } from '../../members/likes/is-like.ts'
import { lockPair } from '../../members/pair-lock.ts'
import type { ChatViewer } from '../conversation.ts'
import { findPartner, type Partner, writerOf } from '../find-partner.ts'
import { writingRefusal } from '../writing-rules.ts'
import { checkedText } from './message-text.ts'

interface Commenter {
  readonly viewer: ChatViewer
  readonly brand: Pick<Brand, 'settings'>
}

/** Adds a comment to the viewer's like. Repeating it changes nothing. */
export function commentLike(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  { viewer, brand }: Commenter,
  { profile: id, text }: InputOf<typeof endpoint>['body'],
  now: Date,
): Promise<void> {
  const { brandId, memberId } = viewer
  return inTransaction(async (tx) => {
    await lockPair(tx, memberId, id)
    const partner = await findPartner(tx, viewer, id)
    const comment = checkedText(text, brand.settings.message_length)
    const [like] = await tx.select().from(memberLike).where(isLike(memberId, id))
    if (!like) refuse('not_found')
    if (like.comment === comment) return
    refuseUnwelcome(viewer, partner)
    if (partner.chat || (await tx.$count(memberLike, isLike(id, memberId))) > 0) refuse('write_instead')
    await insertOnce(tx, { brandId, memberId, likedId: id, conversationId: newId(), createdAt: now })
    await tx.update(memberLike).set({ comment }).where(isLike(memberId, id))
    await publishEvents(
      tx,
      { brandId, memberId, event: { kind: 'like_comment', way: 'given', profile: { id }, comment } },
      {
        brandId,
        memberId: id,
        event: { kind: 'like_comment', way: 'received', profile: { id: memberId }, comment },
      },
    )
  })
}

/** As for a first message, except that a comment starts no conversation: that is up to the other member. */
function refuseUnwelcome(viewer: ChatViewer, partner: Partner): void {
  const refusal = writingRefusal(writerOf(viewer, partner), partner, {
    ...partner.acquaintance,
    isStarted: false,
  })
  if (refusal && refusal !== 'conversation_limit') refuse(refusal)
}

/** Nobody can comment twice, by taking the like back: comments would become a way to write for free. */
async function insertOnce(tx: Transaction, row: typeof likeComment.$inferInsert): Promise<void> {
  const { rowCount } = await tx.insert(likeComment).values(row).onConflictDoNothing()
  if (rowCount === 0) refuse('write_instead')
}
