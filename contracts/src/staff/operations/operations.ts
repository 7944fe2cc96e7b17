import * as z from 'contracts/schema'
import { endpoint } from '../../endpoint.ts'
import { brandAtWork } from '../brand-at-work.ts'

const time = z.string()
const count = z.int()

/** How well a part of the site works. */
const health = z.object({
  is_well: z.boolean(),
  /** Milliseconds that it took to answer; null without an answer. */
  took: z.nullable(z.int()),
})

const deadLetter = z.object({
  id: z.string(),
  channel: z.enum(['mail', 'sms', 'push']),
  kind: z.string(),
  attempts: count,
  /** The error, without the recipient. */
  reason: z.nullable(z.string()),
  died_at: z.nullable(time),
})

export type DeadLetter = z.infer<typeof deadLetter>

const job = z.object({
  id: z.string(),
  /** When it was last started; null if it never was. */
  last_at: z.nullable(time),
  next_at: time,
  /** Whether it should have been started since. */
  is_late: z.boolean(),
  /** The error of a run that is tried again, or was given up. */
  error: z.nullable(z.string()),
})

export type StaffJob = z.infer<typeof job>

/** Why a webhook of the payment switch is turned away. */
export const webhookRefusals = ['unsigned', 'wrong_signature', 'unreadable'] as const

const refusedWebhook = z.object({
  id: z.string(),
  at: time,
  reason: z.enum(webhookRefusals),
  /** Bytes of its body. */
  size: count,
  /** The beginning of the body's SHA-256. */
  hash: z.string(),
})

export type RefusedWebhook = z.infer<typeof refusedWebhook>

/** How the site does: for its admins, without anybody's data. The outbox is the brand's, the rest everybody's. */
export const getOperations = endpoint({
  method: 'GET',
  path: '/api/staff-operations.php',
  query: z.object(brandAtWork),
  answer: z.object({
    health: z.object({
      database: health,
      storage: health,
      /** The nodes that hear of events at once. */
      bus: z.object({ is_well: z.boolean(), nodes: count }),
    }),
    outbox: z.object({
      waiting: count,
      /** Those that should have gone out five minutes ago. */
      late: count,
      dead: count,
      letters: z.array(deadLetter),
    }),
    /** Null if this site has never run any. */
    jobs: z.nullable(z.array(job)),
    webhooks: z.object({
      /** From the payment switch and the mail provider, in the last 24 hours. */
      payments: count,
      mail_reports: count,
      /** Those of the switch that are not dealt with yet. */
      waiting: count,
      last_at: z.nullable(time),
      /** Those of the switch that were turned away in the last 24 hours, as far as they are kept. */
      refused: count,
      /** The latest of the last 30 days. */
      refusals: z.array(refusedWebhook),
    }),
  }),
})

/** Has undeliverable messages of the brand tried again: one, or all. */
export const retryOutbox = endpoint({
  method: 'POST',
  path: '/api/staff-outbox-retry.php',
  query: z.object(brandAtWork),
  body: z.object({ id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }),
  answer: z.object({ retried: count }),
})
