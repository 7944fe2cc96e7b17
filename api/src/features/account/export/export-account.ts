import type { AnswerOf, exportMember } from 'contracts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { member, pushSubscription, session, staffAction } from '../../../tables/account.ts'
import { chatPhoto } from '../../../tables/chat.ts'
import { ledgerAccount } from '../../../tables/credits.ts'
import { decision } from '../../../tables/decisions.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { photo, profile } from '../../../tables/members.ts'
import { outbox } from '../../../tables/outbox.ts'
import { birthCorrection, mailUndo, notificationChoice } from '../../../tables/own-account.ts'
import { report } from '../../../tables/reports.ts'
import { staffNote } from '../../../tables/staff.ts'
import { isNotBlocked } from '../../members/visibility/blocks.ts'
import { hasNotLeft } from '../../members/visibility/has-not-left.ts'
import { findChoices } from '../own/notifications.ts'
import { findAccount } from '../own/own-account.ts'
import { exportComplaints } from './export-complaints.ts'

type Answer = AnswerOf<typeof exportMember>
type Part<Key extends keyof Answer> = Promise<Pick<Answer, Key>>

const timeOf = (date: Date | null | undefined) => date?.toISOString() ?? null

/** The account itself, its addresses, logins and notifications. */
export async function exportAccount(
  db: Queryable,
  key: MemberKey,
): Part<
  'account' | 'earlier_emails' | 'date_of_birth_correction' | 'notifications' | 'sessions' | 'push_browsers'
> {
  const { memberId } = key
  const [row] = await db.select().from(member).where(isMember(key))
  const found = row ?? refuse('not_found')
  const [balance] = await db.select().from(ledgerAccount).where(eq(ledgerAccount.memberId, memberId))
  const undo = await db.select().from(mailUndo).where(eq(mailUndo.memberId, memberId))
  const [corrected] = await db.select().from(birthCorrection).where(eq(birthCorrection.memberId, memberId))
  const stopped = await db
    .select({ kind: notificationChoice.kind, stopped: notificationChoice.stoppedByLink })
    .from(notificationChoice)
    .where(eq(notificationChoice.memberId, memberId))
  const isStopped = Object.fromEntries(stopped.map(({ kind, stopped }) => [kind, stopped]))
  const choices = Object.entries(await findChoices(db, key))
  const isOwn = eq(session.memberId, memberId)
  const sessions = await db.select().from(session).where(isOwn).orderBy(session.createdAt)
  const browsers = await db.select().from(pushSubscription).where(eq(pushSubscription.memberId, memberId))
  return {
    account: {
      ...(await findAccount(db, key)),
      language: found.language,
      status: found.status,
      premium: found.isPaid,
      staff: found.isStaff,
      returning: found.isReturning,
      credits: balance?.balance ?? 0,
      tracking: found.tracking && { ...found.tracking },
      lander: found.lander,
      paused_at: timeOf(found.pausedAt),
      offer_seen_at: timeOf(found.offerSeenAt),
      signup_step: found.signupStep,
    },
    earlier_emails: undo.map(({ email, createdAt, expiresAt }) => ({
      email,
      at: createdAt.toISOString(),
      until: expiresAt.toISOString(),
    })),
    date_of_birth_correction: corrected
      ? {
          was: corrected.was,
          is: corrected.is,
          at: corrected.createdAt.toISOString(),
          reviewed_at: timeOf(corrected.reviewedAt),
        }
      : null,
    notifications: {
      choices: Object.fromEntries(
        choices.map(([kind, choice]) => [kind, { ...choice, stopped_by_link: isStopped[kind] ?? false }]),
      ) as Answer['notifications']['choices'],
      stopped: found.notificationsDisabled,
      names_in_push: found.pushNames,
    },
    sessions: sessions.map(({ label, createdAt, lastSeenAt, expiresAt }) => ({
      label,
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    })),
    push_browsers: browsers.map(({ endpoint, createdAt }) => ({
      service: new URL(endpoint).host,
      at: createdAt.toISOString(),
    })),
  }
}

/** Messages that the site sent, complaints and reports of the member, and what staff did about these. */
export async function exportCases(
  db: Queryable,
  key: MemberKey,
): Part<'sent' | 'complaints' | 'reports' | 'decisions' | 'staff_actions' | 'staff_notes'> {
  const { brandId, memberId } = key
  const sent = await db.select().from(outbox).where(eq(outbox.memberId, memberId)).orderBy(outbox.createdAt)
  const { ids: complaintIds, complaints } = await exportComplaints(db, key)
  const isShown = and(
    eq(profile.memberId, report.profileId),
    hasNotLeft(report.profileId),
    isNotBlocked(memberId, report.profileId),
  )
  const reports = await db
    .select({ report, about: profile.name })
    .from(report)
    .leftJoin(profile, isShown)
    .where(eq(report.reporterId, memberId))
    .orderBy(report.createdAt)
  const isAbout = eq(decision.memberId, memberId)
  const decisions = await db.select().from(decision).where(isAbout).orderBy(decision.decidedAt)
  const photos = await db
    .select({ id: photo.id, filename: photo.filename })
    .from(photo)
    .where(eq(photo.memberId, memberId))
  const chatPhotos = await db
    .select({ id: chatPhoto.id, filename: chatPhoto.filename })
    .from(chatPhoto)
    .where(eq(chatPhoto.ownerId, memberId))
  const files = new Map([...chatPhotos, ...photos].map(({ id, filename }) => [id, filename]))
  const subjects = [
    memberId,
    ...photos.map(({ id }) => id),
    ...complaintIds,
    ...reports.map(({ report: { id } }) => id),
  ]
  const actions = await db
    .select()
    .from(staffAction)
    .where(and(eq(staffAction.brandId, brandId), inArray(staffAction.subject, subjects)))
    .orderBy(desc(staffAction.createdAt))
  const notes = await db
    .select({ text: staffNote.text, at: staffNote.createdAt })
    .from(staffNote)
    .where(eq(staffNote.memberId, memberId))
    .orderBy(staffNote.createdAt)
  return {
    sent: sent.map(({ channel, kind, address, locale, status, reason, createdAt, settledAt }) => ({
      channel,
      kind,
      address,
      language: locale,
      status,
      reason,
      at: createdAt.toISOString(),
      settled_at: timeOf(settledAt),
    })),
    complaints,
    reports: reports.map(({ about, report: { reference, reason, text, createdAt, outcome, decidedAt } }) => ({
      reference,
      about,
      reason,
      text,
      at: createdAt.toISOString(),
      outcome,
      decided_at: timeOf(decidedAt),
    })),
    decisions: decisions.map(
      ({ reference, kind, subject, rule, facts, source, decidedAt, until, liftedAt }) => ({
        reference,
        kind,
        removed: subject.text ?? null,
        photo: files.get(subject.photo ?? '') ?? null,
        message: subject.message ?? null,
        rule,
        facts,
        source,
        at: decidedAt.toISOString(),
        until: timeOf(until),
        lifted_at: timeOf(liftedAt),
      }),
    ),
    staff_actions: actions.map(({ action, createdAt, details }) => ({
      action,
      at: createdAt.toISOString(),
      reason: typeof details['reason'] === 'string' ? details['reason'] : null,
    })),
    staff_notes: notes.map(({ text, at }) => ({ text, at: at.toISOString() })),
  }
}
