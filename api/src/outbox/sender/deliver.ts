import { unsubscribe } from 'contracts'
import { and, eq, sql } from 'drizzle-orm'
import { type Clock, systemClock } from '../../clock.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { describeError } from '../../http/server/log.ts'
import { member, pushSubscription } from '../../tables/account.ts'
import type { OutboxRow } from '../../tables/outbox.ts'
import { writeMail } from '../mail/write-mail.ts'
import { quietUntil } from '../news/quiet-until.ts'
import { findRecipient, findToldName, isSimulated, type Recipient } from '../recipient.ts'
import { smsReportUrl } from '../sms-report-url.ts'
import { topicOf } from '../topic-of.ts'
import { outboxPage, type Transports } from '../transport.ts'
import { NotDelivered, Undeliverable } from '../undeliverable.ts'
import { unsubscribeTokenOf } from '../unsubscribe-token-of.ts'
import { wordsIn } from '../words.ts'
import { writePush, writeSms } from '../write-sms-and-push.ts'
import { type DeliveryResult, settle } from './claim.ts'
import type { FeatureRules } from './feature-rules.ts'
import { isOptedIn } from './is-opted-in.ts'
import { isStillNews } from './is-still-news.ts'
import { mayBeReading, READING_MS } from './may-be-reading.ts'
import { recountNews } from './recount-news.ts'
import { retryDelay } from './retry-delay.ts'
import { skipReason } from './skip-reason.ts'
import { withObjection } from './with-objection.ts'
import { withReceiver } from './with-receiver.ts'

export interface DeliverParts {
  readonly database: Database
  readonly transports: Transports
  readonly rules: FeatureRules
  /** Maps a brand's domain to the origin of its site. */
  readonly originOf: (domain: string) => string
  /** The sender address of mails; by default `no-reply` at the site's own host. */
  readonly mailFrom?: string | undefined
  /** Signs the unsubscribe links in mails and the URLs of reports about texts; without it there are none. */
  readonly secret?: string
  /** The time that quiet hours go by. */
  readonly clock?: Clock
}

/** Sends a message if its recipient is still to get it, and records the result. */
export async function deliver(parts: DeliverParts, row: OutboxRow): Promise<DeliveryResult> {
  const result = await attempt(parts, row).catch((error: unknown) => resultOfError(error, row))
  await settle(parts.database.db, row, result)
  return result
}

async function attempt(parts: DeliverParts, row: OutboxRow): Promise<DeliveryResult> {
  const { db } = parts.database
  const recipient = await findRecipient(db, row)
  if (!recipient) return { status: 'skipped', reason: 'The member is gone.' }
  const reason = skipReason(row, recipient)
  if (reason !== undefined) return { status: 'skipped', reason }
  if (!(await isOptedIn(db, row, parts.rules)))
    return { status: 'skipped', reason: 'The member has turned it off.' }
  if (!(await isStillNews(db, row, parts.rules)))
    return { status: 'skipped', reason: 'It is no longer news.' }
  if (await mayBeReading(db, row, (parts.clock ?? systemClock).now()))
    return { status: 'waiting', reason: 'The member may be reading it elsewhere.', after: READING_MS }
  const after = await findQuietTime(parts, row)
  if (after !== undefined) return { status: 'waiting', reason: 'It is night where the member lives.', after }
  const fresh = await recountNews(db, row, parts.rules)
  if (!fresh) return { status: 'skipped', reason: 'The member has seen it.' }
  try {
    return { status: 'sent', isRetained: await send(parts, fresh, recipient) }
  } catch (error) {
    if (error instanceof Undeliverable && error.isGone) await removeEndpoint(db, row, recipient)
    throw error
  }
}

/** Milliseconds until a notification mail may be sent that would arrive at night. */
async function findQuietTime({ database, rules, clock = systemClock }: DeliverParts, row: OutboxRow) {
  const { brandId, memberId, channel, kind } = row
  if (channel !== 'mail' || memberId === null || topicOf(kind) === undefined) return undefined
  const now = clock.now()
  const until = quietUntil(await rules.findZone(database.db, { brandId, memberId }), now)
  return until && until.getTime() - now.getTime()
}

/** Returns whether the contents stay for the outbox page. */
async function send(
  { database, transports, rules, originOf, mailFrom, secret }: DeliverParts,
  row: OutboxRow,
  recipient: Recipient,
) {
  const { locale, sender, address, subscription } = recipient
  const { mail_name: site, support_email: replyTo } = sender.settings
  const { id, kind } = row
  const data = row.data ?? {}
  const origin = originOf(sender.domain)
  const t = wordsIn(locale)
  if (row.channel === 'push') {
    const { endpoint, p256dh, auth } = subscription ?? missing('subscription')
    const name = await findToldName(database.db, row, recipient)
    const payload = writePush(kind, data, { t, site, origin, name })
    const target = { endpoint, keys: { p256dh, auth } }
    await transports.push.send({ subscription: target, contact: `mailto:${replyTo}`, payload })
    return transports.push.isRetained
  }
  const to = address ?? missing('address')
  if (row.channel === 'sms') {
    const transport = isSimulated(recipient) ? outboxPage : transports.sms
    const reportUrl = secret === undefined ? undefined : smsReportUrl(secret, origin, id)
    await transport.send({ to, text: writeSms(kind, data, { t, site }), ...(reportUrl && { reportUrl }) })
    return transport.isRetained
  }
  const transport = isSimulated(recipient) ? outboxPage : transports.mail
  const from = { name: site, address: mailFrom ?? `no-reply@${new URL(origin).hostname}` }
  const token = secret === undefined ? undefined : unsubscribeTokenOf(secret, row)
  const written = await writeMail({
    kind,
    data: withObjection(row, await withReceiver(database.db, row, recipient, rules), secret),
    recipient,
    origin,
    ...(token && { unsubscribeToken: token }),
  })
  const unsubscribing = token && { unsubscribeUrl: oneClickUrl(origin, token) }
  await transport.send({ id, from, to, replyTo, ...written, ...unsubscribing })
  return transport.isRetained
}

/** The one-click unsubscribe URL, to which mailbox providers send a POST (RFC 8058). */
function oneClickUrl(origin: string, token: string): string {
  const url = new URL(unsubscribe.path, origin)
  url.searchParams.set('token', token)
  return url.href
}

function missing(what: string): never {
  throw new Undeliverable(`There is no ${what}.`)
}

/** Removes a dead endpoint: deletes the push subscription, or stops mails to the address. */
async function removeEndpoint(
  db: Queryable,
  { channel, memberId, subscriptionId }: OutboxRow,
  recipient: Recipient,
) {
  if (subscriptionId !== null)
    await db.delete(pushSubscription).where(eq(pushSubscription.id, subscriptionId))
  if (channel !== 'mail' || memberId === null || recipient.address === null) return
  // A bounce of a new, unconfirmed address says nothing about the member's current one.
  const isTheirs = and(eq(member.id, memberId), sql`lower(${member.email}) = lower(${recipient.address})`)
  const disabled = member.notificationsDisabled
  await db
    .update(member)
    .set({ notificationsDisabled: sql`array_append(array_remove(${disabled}, 'bounce'), 'bounce')` })
    .where(isTheirs)
}

function resultOfError(error: unknown, { attempts }: OutboxRow): DeliveryResult {
  // Any other error is a bug of ours, and its message may contain personal data.
  const reason =
    error instanceof NotDelivered ? error.message : `It could not be rendered: ${describeError(error).type}.`
  if (error instanceof Undeliverable) return { status: 'dead', reason }
  const after = retryDelay(attempts)
  return after === undefined ? { status: 'dead', reason } : { status: 'waiting', reason, after }
}
