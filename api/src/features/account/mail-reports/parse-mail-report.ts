import { hash } from 'node:crypto'
import type { User } from 'contracts'
import * as z from 'zod/mini'

type StopReason = User['notifications_disabled'][number]

/** One report of the mail provider about an address. */
export interface MailReport {
  /** Identifies the report; the provider repeats one until it is answered. */
  readonly id: string
  readonly email: string
  /** Why mails to the address stop, or a reason that no longer holds. */
  readonly change: { readonly stops: StopReason } | { readonly resumes: StopReason }
}

const base = { Email: z.string(), ID: z.number(), MessageID: z.optional(z.string()) }

const bounce = z.object({
  ...base,
  RecordType: z.literal('Bounce'),
  Type: z.string(),
  /** Whether the provider sends nothing to the address any more. */
  Inactive: z.optional(z.boolean()),
})

const complaint = z.object({ ...base, RecordType: z.literal('SpamComplaint') })

const subscriptionChange = z.object({
  RecordType: z.literal('SubscriptionChange'),
  Recipient: z.string(),
  MessageID: z.optional(z.string()),
  ChangedAt: z.string(),
  Origin: z.optional(z.string()),
  SuppressSending: z.boolean(),
  SuppressionReason: z.nullish(z.string()),
})

const report = z.discriminatedUnion('RecordType', [bounce, complaint, subscriptionChange])
type Report = z.output<typeof report>

const KNOWN = ['Bounce', 'SpamComplaint', 'SubscriptionChange']

/**
 * Reads a report in Postmark's JSON: `null` if it says nothing about whether to mail the address, such as a
 * delivery or a full mailbox; undefined if it is malformed.
 */
export function parseMailReport(json: unknown): MailReport | null | undefined {
  const type = (json as { readonly RecordType?: unknown } | null)?.RecordType
  if (typeof type === 'string' && !KNOWN.includes(type)) return null
  const { data } = report.safeParse(json)
  if (!data) return undefined
  const change = changeOf(data)
  const email = (data.RecordType === 'SubscriptionChange' ? data.Recipient : data.Email).trim().toLowerCase()
  return change && { id: idOf(data, email), email, change }
}

function changeOf(data: Report): MailReport['change'] | null {
  switch (data.RecordType) {
    case 'SpamComplaint':
      return { stops: 'fbl' }
    case 'Bounce':
      return stopOf(BOUNCES[data.Type] ?? (data.Inactive ? 'bounce' : undefined))
    case 'SubscriptionChange':
      if (data.SuppressSending) return stopOf(SUPPRESSIONS[data.SuppressionReason ?? ''])
      // Lifting a bounce or a complaint is up to the member, who knows nothing of the provider.
      return data.Origin === 'Recipient' ? { resumes: 'listunsubscribe' } : null
  }
}

const BOUNCES: Readonly<Partial<Record<string, StopReason>>> = {
  HardBounce: 'bounce',
  BadEmailAddress: 'bounce',
  SpamComplaint: 'fbl',
  Unsubscribe: 'listunsubscribe',
}

const SUPPRESSIONS: Readonly<Partial<Record<string, StopReason>>> = {
  HardBounce: 'bounce',
  SpamComplaint: 'fbl',
  ManualSuppression: 'listunsubscribe',
}

function stopOf(reason: StopReason | undefined) {
  return reason ? ({ stops: reason } as const) : null
}

/** Hashed, since it contains the address. */
function idOf(data: Report, email: string): string {
  const own = data.RecordType === 'SubscriptionChange' ? data.ChangedAt : String(data.ID)
  return hash('sha256', JSON.stringify([data.RecordType, own, data.MessageID, email]))
}
