import {
  type AnswerOf,
  defaultNotifications,
  type changeNotifications as endpoint,
  type InputOf,
  type NotificationChoice,
  type NotificationKind,
  notificationKinds,
} from 'contracts'
import { eq } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../db/database.ts'
import type { Session } from '../../../http/caller/session.ts'
import { refuse } from '../../../http/refusal.ts'
import { member, pushSubscription } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { notificationChoice } from '../../../tables/own-account.ts'
import { changeUser } from '../change-user.ts'

type NotificationChoices = Record<NotificationKind, NotificationChoice>

/** §4: the channels that a member has chosen for each kind of notification. */
export async function findChoices(db: Queryable, { memberId }: MemberKey): Promise<NotificationChoices> {
  const { kind, email, push } = notificationChoice
  const isOwn = eq(notificationChoice.memberId, memberId)
  const chosen = await db.select({ kind, email, push }).from(notificationChoice).where(isOwn)
  const own = Object.fromEntries(chosen.map(({ kind, ...choice }) => [kind, choice]))
  return { ...defaultNotifications, ...own }
}

/** §4: a member's notification settings, as of this login, and why mails to them stopped. */
export async function findNotifications(db: Queryable, own: Session): Promise<AnswerOf<typeof endpoint>> {
  const [notifications, [found], browsers] = await Promise.all([
    findChoices(db, own),
    db
      .select({ disabled: member.notificationsDisabled, hasNames: member.pushNames })
      .from(member)
      .where(isMember(own)),
    db
      .select({ sessionId: pushSubscription.sessionId })
      .from(pushSubscription)
      .where(eq(pushSubscription.memberId, own.memberId)),
  ])
  const { disabled, hasNames } = found ?? refuse('not_found')
  const isHere = browsers.some(({ sessionId }) => sessionId === own.id)
  return {
    notifications,
    disabled,
    push_browsers: browsers.length,
    push_here: isHere,
    push_names: hasNames,
  }
}

interface Change {
  readonly email?: boolean | undefined
  readonly push?: boolean | undefined
  /** An unsubscribe link turns the mails off. */
  readonly isByLink?: boolean
}

type Changes = Readonly<Partial<Record<NotificationKind, Change>>>

/** Saves the changed choices; the caller has locked the member. */
export async function saveChoices(tx: Transaction, key: MemberKey, changes: Changes): Promise<void> {
  const { brandId, memberId } = key
  const before = await findChoices(tx, key)
  for (const kind of notificationKinds) {
    const changed = changes[kind]
    if (!changed) continue
    const choice = {
      email: changed.email ?? before[kind].email,
      push: changed.push ?? before[kind].push,
    }
    // A choice about mails in the settings is the member's last word.
    const stopped = changed.email !== undefined && { stoppedByLink: changed.isByLink ?? false }
    const set = { ...choice, ...stopped }
    await tx
      .insert(notificationChoice)
      .values({ brandId, memberId, kind, ...set })
      .onConflictDoUpdate({ target: [notificationChoice.memberId, notificationChoice.kind], set })
  }
}

/** Saves the changed choices; `enable_email` resumes notification mails that had stopped (§4). */
export async function changeNotifications(
  database: Database,
  key: MemberKey,
  { notifications, enable_email, push_names }: NonNullable<InputOf<typeof endpoint>['body']>,
): Promise<void> {
  await database.inTransaction((tx) =>
    changeUser(tx, key, async () => {
      await saveChoices(tx, key, notifications ?? {})
      if (enable_email) {
        await tx.update(member).set({ notificationsDisabled: [] }).where(isMember(key))
      }
      if (push_names !== undefined) {
        await tx.update(member).set({ pushNames: push_names }).where(isMember(key))
      }
    }),
  )
}
