import {
  type AnswerOf,
  defaultNotifications,
  type changeNotifications as endpoint,
  type NotificationChoice,
  type NotificationKind,
  notificationKinds,
} from 'contracts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Call } from '../../../http/route.ts'
import { member, pushSubscription } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { notificationChoice } from '../../../tables/own-account.ts'
import { changeUser } from '../change-user.ts'

type Choices = Record<NotificationKind, NotificationChoice>

/** §4: of each kind, by which ways the member wants to be told. */
export async function findChoices(db: Queryable, { memberId }: MemberKey): Promise<Choices> {
  const { kind, email, push } = notificationChoice
  const isMine = eq(notificationChoice.memberId, memberId)
  const chosen = await db.select({ kind, email, push }).from(notificationChoice).where(isMine)
  const own = Object.fromEntries(chosen.map(({ kind, ...choice }) => [kind, choice]))
  return { ...defaultNotifications, ...own }
}

/** §4: what a member has chosen to be told, and why mail does not reach them. */
export async function findNotifications(db: Queryable, whose: MemberKey): Promise<AnswerOf<typeof endpoint>> {
  const [notifications, [found], browsers] = await Promise.all([
    findChoices(db, whose),
    db.select({ disabled: member.notificationsDisabled }).from(member).where(isMember(whose)),
    db.$count(pushSubscription, eq(pushSubscription.memberId, whose.memberId)),
  ])
  const { disabled } = found ?? refuse('not_found')
  return { notifications, disabled, push_browsers: browsers }
}

/** Keeps what was chosen; on wish, notifications are mailed again (§4). */
export async function changeNotifications({
  body,
  session,
  database,
}: Call<typeof endpoint, 'member'>): Promise<void> {
  const { brandId, memberId } = session
  await database.inTransaction((tx) =>
    changeUser(tx, session, async () => {
      const before = await findChoices(tx, session)
      for (const kind of notificationKinds) {
        const changed = body.notifications?.[kind]
        if (!changed) continue
        const choice = {
          email: changed.email ?? before[kind].email,
          push: changed.push ?? before[kind].push,
        }
        await tx
          .insert(notificationChoice)
          .values({ brandId, memberId, kind, ...choice })
          .onConflictDoUpdate({
            target: [notificationChoice.memberId, notificationChoice.kind],
            set: choice,
          })
      }
      if (body.enable_email) {
        await tx.update(member).set({ notificationsDisabled: [] }).where(isMember(session))
      }
    }),
  )
}
