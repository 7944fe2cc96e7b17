import type { markMessages as endpoint, InputOf, UserEvent } from 'contracts'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { type MemberEvent, publishEvents } from '../../events/publish-events.ts'
import { conversation, conversationMember, message } from '../../tables/chat.ts'
import type { MemberKey } from '../../tables/member-key.ts'
import { isNotBlocked } from '../members/visibility/blocks.ts'
import { lockConversations } from './lock-conversations.ts'
import { mergedMarks } from './merged-marks.ts'

type MarkInput = InputOf<typeof endpoint>['body']

/** Records how far a member's browser has received, or they have read. The numbers only grow. */
export function markMessages(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  { brandId, memberId }: MemberKey,
  { state, conversations }: MarkInput,
): Promise<void> {
  return inTransaction(async (tx) => {
    await lockConversations(
      tx,
      memberId,
      conversations.map(({ id }) => id),
    )
    const marked = await updateMarks(tx, { brandId, memberId }, { state, conversations })
    const events = marked.flatMap((row): MemberEvent[] => {
      const { mine, theirs } = eventsOf(row, state)
      return [
        ...(mine ? [{ brandId, memberId, event: mine }] : []),
        // Two members with a block between them learn nothing of each other.
        ...(row.isShown ? [{ brandId, memberId: row.otherId, event: theirs }] : []),
      ]
    })
    await publishEvents(tx, ...events)
  })
}

interface Marked extends Record<string, unknown> {
  readonly conversation: string
  readonly otherId: string
  readonly upTo: number
  /** The member's own count of unread messages afterwards. */
  readonly unread: number
  readonly isShown: boolean
}

function eventsOf(
  { conversation, upTo: up_to, unread }: Marked,
  state: MarkInput['state'],
): { readonly mine?: UserEvent; readonly theirs: UserEvent } {
  if (state === 'delivered') return { theirs: { kind: 'delivered', conversation, up_to } }
  const read = { kind: 'read', conversation, up_to } as const
  return { mine: { ...read, by: 'me', num_unread_messages: unread }, theirs: { ...read, by: 'them' } }
}

/** Reading includes receiving. Returns the conversations in which something changed. */
async function updateMarks(
  tx: Transaction,
  { brandId, memberId }: MemberKey,
  { state, conversations }: MarkInput,
) {
  const isRead = state === 'read'
  const marks = mergedMarks(conversations).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const { rows } = await tx.execute<Marked>(sql`
    with marked as (
      update ${conversationMember} set
        delivered_up_to = greatest(delivered_up_to, least(mark.up_to, chat.last_sequence)),
        read_up_to = case when ${isRead} then greatest(read_up_to, least(mark.up_to, chat.last_sequence))
          else read_up_to end
      from unnest(${sql.param(marks.map(({ id }) => id))}::text[], ${sql.param(marks.map(({ up_to }) => up_to))}::integer[])
        as mark (id, up_to)
      join ${conversation} chat on chat.id = mark.id
      where ${conversationMember.conversationId} = mark.id
        and member_id = ${memberId} and ${conversationMember.brandId} = ${brandId}
        and case when ${isRead} then read_up_to else delivered_up_to end < least(mark.up_to, chat.last_sequence)
      returning ${conversationMember.conversationId} as id, other_id, read_up_to, delivered_up_to, deleted_up_to
    )
    select id as conversation, other_id as "otherId",
      case when ${isRead} then read_up_to else delivered_up_to end as "upTo",
      (
        select count(*)::integer from ${message} unread
        where unread.conversation_id = marked.id and unread.sender_id = marked.other_id
          and unread.sequence > greatest(marked.read_up_to, marked.deleted_up_to)
      ) as unread,
      ${isNotBlocked(memberId, sql`marked.other_id`)} as "isShown"
    from marked order by id
  `)
  return rows
}
