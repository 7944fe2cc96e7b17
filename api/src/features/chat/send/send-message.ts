import type { AnswerOf, sendMessage as endpoint, InputOf } from 'contracts'
import type { Database } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { lockPair } from '../../members/pair-lock.ts'
import { findSummaries } from '../../members/profile/find-summaries.ts'
import { summaryOf } from '../../members/profile/profile-summary.ts'
import type { ChatViewer } from '../conversation.ts'
import { activityAt, findPartner, writerOf } from '../find-partner.ts'
import { lockConversationWith } from '../lock-conversations.ts'
import { isStart, writingRefusal } from '../writing-rules.ts'
import { checkContent } from './check-content.ts'
import { contentRow } from './content-row.ts'
import { deliverLikeComment } from './deliver-like-comment.ts'
import { findSent } from './find-sent.ts'
import { insertMessage } from './insert-message.ts'
import { openConversation } from './open-conversation.ts'
import { findCredits, payMessage, priceOf } from './pay-message.ts'
import { startConversation } from './start-conversation.ts'

type SendInput = InputOf<typeof endpoint>['body']
type SendAnswer = AnswerOf<typeof endpoint>

interface Sender {
  readonly viewer: ChatViewer
  readonly brand: Brand
}

/** Sends a message in one transaction. A repeated request gets the same answer, whatever has changed. */
export function sendMessage(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  { viewer, brand }: Sender,
  { id, profile: otherId, content: sent }: SendInput,
  now: Date,
): Promise<SendAnswer> {
  return inTransaction(async (tx) => {
    await lockPair(tx, viewer.memberId, otherId)
    const existingId = await lockConversationWith(tx, viewer.memberId, otherId)
    if (existingId === undefined) await deliverLikeComment(tx, viewer, otherId, now)
    else {
      const retry = { conversationId: existingId, id, profile: otherId, content: sent }
      const earlier = await findSent(tx, viewer, retry, now)
      if (earlier) return { ...earlier, credits: await findCredits(tx, viewer) }
    }

    const partner = await findPartner(tx, viewer, otherId)
    const content = await checkContent(tx, viewer, sent, brand.settings)
    const { acquaintance } = partner
    const writer = writerOf(viewer, partner)
    const refusal = writingRefusal(writer, partner, acquaintance)
    if (refusal) refuse(refusal)
    if (isStart(acquaintance)) await startConversation(tx, viewer, otherId, now)
    const { credits, events } = await payMessage(tx, {
      ...viewer,
      id,
      kind: sent.kind,
      price: priceOf(sent, brand.settings),
      request: { profile: otherId, content: contentRow(content) },
      now,
    })
    const conversationId = partner.chat?.id ?? (await openConversation(tx, viewer, otherId, now))
    const [me] = await findSummaries(tx, [viewer.memberId, otherId], now)
    const sides = {
      sender: { memberId: viewer.memberId, summary: me.summary, lastActive: 'now' },
      receiver: { memberId: otherId, summary: summaryOf(partner, now), lastActive: activityAt(partner, now) },
    } as const
    const { brandId } = viewer
    const inserted = await insertMessage(tx, { brandId, conversationId, ...sides, id, content, events }, now)
    return { ...inserted, credits }
  })
}
