import type { Queryable } from '../../api/src/db/database.ts'
import { writeMail } from '../../api/src/outbox/mail/write-mail.ts'
import { findRecipient, findToldName } from '../../api/src/outbox/recipient.ts'
import { withObjection } from '../../api/src/outbox/sender/with-objection.ts'
import { withReceiver } from '../../api/src/outbox/sender/with-receiver.ts'
import { unsubscribeTokenOf } from '../../api/src/outbox/unsubscribe-token-of.ts'
import { wordsIn } from '../../api/src/outbox/words.ts'
import { writePush, writeSms } from '../../api/src/outbox/write-sms-and-push.ts'
import { outboxRules } from '../../api/src/outbox-rules.ts'
import type { RetainedMessage } from './find-retained.ts'

/** A message as the outbox page shows it. */
export interface RenderedMessage {
  readonly id: string
  readonly channel: string
  readonly kind: string
  readonly from: string
  readonly to: string
  readonly title: string
  readonly at: string
  readonly status: string
  readonly reason: string
  readonly text: string
  readonly html?: string
}

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })

interface RenderParts {
  readonly originOf: (domain: string) => string
  /** The site's secret, which signs links in mails. */
  readonly secret: string
}

/** Renders a message again as it was or will be sent; undefined if its contents are gone. */
export async function renderMessage(
  db: Queryable,
  { originOf, secret }: RenderParts,
  { row, recipient: to }: RetainedMessage,
): Promise<RenderedMessage | undefined> {
  const recipient = await findRecipient(db, row)
  if (!recipient || !row.data) return undefined
  const { id, channel, kind, data, status, createdAt } = row
  const { settings, domain } = recipient.sender
  const site = settings.mail_name
  const origin = originOf(domain)
  const common = {
    id,
    channel,
    kind,
    from: site,
    to,
    status,
    reason: row.reason ?? '',
    at: `${time.format(createdAt)} UTC`,
  }
  if (channel === 'mail') {
    const token = unsubscribeTokenOf(secret, row)
    const unsubscribing = token === undefined ? {} : { unsubscribeToken: token }
    const mail = {
      kind,
      data: withObjection(row, await withReceiver(db, row, recipient, outboxRules), secret),
      recipient,
      origin,
      ...unsubscribing,
    }
    const { subject, html, text } = await writeMail(mail)
    return { ...common, title: subject, html, text }
  }
  const t = wordsIn(recipient.locale)
  if (channel === 'sms') {
    const text = writeSms(kind, data, { t, site })
    return { ...common, title: text, text }
  }
  const name = await findToldName(db, row, recipient)
  const { title, body, url } = writePush(kind, data, { t, site, origin, name })
  return { ...common, title: body, text: [title, body, url].join('\n') }
}
