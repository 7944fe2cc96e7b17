import { type MailChoice, type MailTopic, mailTopics, type NotificationKind } from 'contracts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Unsubscriber } from '../../../outbox/unsubscribe-token.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { notificationChoice } from '../../../tables/own-account.ts'
import { changeUser } from '../change-user.ts'
import { findChoices, saveChoices } from '../own/notifications.ts'

type Reader = MemberKey & Unsubscriber

/** §4: which mails the owner of an unsubscribe link gets. Links in old mails outlive deleted members. */
export async function findMailChoice(db: Queryable, { topic, ...key }: Reader): Promise<MailChoice> {
  const [found] = await db
    .select({ disabled: member.notificationsDisabled })
    .from(member)
    .where(isMember(key))
  if (!found) refuse('link_expired')
  const { disabled } = found
  const others = disabled.filter((reason) => reason !== 'listunsubscribe')
  if (others.length < disabled.length) return { topic, mails: 'off', disabled: others }
  const isOff = await isTopicOff(db, key, topic)
  return { topic, mails: isOff ? 'topic_off' : 'on', disabled: others }
}

async function isTopicOff(db: Queryable, key: MemberKey, topic: MailTopic): Promise<boolean> {
  const kinds = mailTopics[topic]
  if (kinds.length === 0) return false
  const choices = await findChoices(db, key)
  return kinds.every((kind) => !choices[kind].email)
}

/** Turns off the kinds that are on, and remembers which. */
async function stopTopic(tx: Transaction, key: MemberKey, topic: MailTopic): Promise<void> {
  const choices = await findChoices(tx, key)
  const kinds = mailTopics[topic].filter((kind) => choices[kind].email)
  const stopped = { email: false, isByLink: true }
  await saveChoices(tx, key, Object.fromEntries(kinds.map((kind) => [kind, stopped])))
}

/** Undoes a link's unsubscription. A topic that is off in the settings is turned on as a whole. */
async function resumeTopic(tx: Transaction, key: MemberKey, topic: MailTopic): Promise<void> {
  if (!(await isTopicOff(tx, key, topic))) return
  const { memberId, kind, stoppedByLink } = notificationChoice
  const kinds: readonly NotificationKind[] = mailTopics[topic]
  const isStopped = and(eq(memberId, key.memberId), inArray(kind, [...kinds]), stoppedByLink)
  const found = await tx.select({ kind }).from(notificationChoice).where(isStopped)
  const resumed = found.length > 0 ? found.map((row) => row.kind) : kinds
  await saveChoices(tx, key, Object.fromEntries(resumed.map((name) => [name, { email: true }])))
}

/** §4: stops mails by the link in one of them, or resumes them; a bounce or a complaint stays. */
export async function chooseMails(
  { inTransaction }: Database,
  { topic, ...key }: Reader,
  mails: MailChoice['mails'],
): Promise<MailChoice> {
  return inTransaction(async (tx) => {
    if ((await tx.$count(member, eq(member.id, key.memberId))) === 0) refuse('link_expired')
    await changeUser(tx, key, async ({ notificationsDisabled: before }) => {
      const others = before.filter((reason) => reason !== 'listunsubscribe')
      const notificationsDisabled = mails === 'off' ? [...others, 'listunsubscribe' as const] : others
      await tx.update(member).set({ notificationsDisabled }).where(isMember(key))
      if (mails === 'off') return
      if (mails === 'on') await resumeTopic(tx, key, topic)
      else await stopTopic(tx, key, topic)
    })
    return findMailChoice(tx, { ...key, topic })
  })
}
