import type { NotificationChoice, NotificationKind } from 'contracts'
import type { Column, SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import type { MemberKey } from '../../tables/member-key.ts'
import type { MailData, SignupReceiver } from '../message.ts'

type NewsCounts = Pick<MailData['news'], 'messages' | 'likes' | 'matches'>

/** Rules of the features that a delivery depends on, handed in because the outbox imports no feature. */
export interface FeatureRules {
  /** §4: through which channels the member wants each kind of notification. */
  findChoices(
    db: Queryable,
    recipient: MemberKey,
  ): Promise<Readonly<Record<NotificationKind, NotificationChoice>>>
  /** §2: the member whom this one liked by signing up, if visitors may see them. The picture is a file name. */
  findLikedForVisitors(db: Queryable, liker: MemberKey): Promise<SignupReceiver | undefined>
  /** The messages, likes and matches that the member hasn't seen, without unwanted kinds. */
  findNews(db: Queryable, recipient: MemberKey, since: Date): Promise<NewsCounts>
  /** §2: the receiver of the member's signup message, if visitors may see them. The picture is a file name. */
  findReceiverForVisitors(db: Queryable, sender: MemberKey): Promise<SignupReceiver | undefined>
  /** The member's time zone, for quiet hours. */
  findZone(db: Queryable, recipient: MemberKey): Promise<string>
  /** §6: the condition that neither member has blocked the other. */
  isNotBlocked(memberId: string, other: Column): SQL
}
