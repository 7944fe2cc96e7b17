import type { AnswerOf, getOperations, RefusedWebhook } from 'contracts'

const AT = '2026-11-29T03:17:00.000Z'

const refusal: RefusedWebhook = {
  id: 'r1',
  at: AT,
  reason: 'wrong_signature',
  size: 812,
  hash: '0123456789abcdef',
}

/** How a site does whose storage is out of order. */
export const siteState: AnswerOf<typeof getOperations> = {
  health: {
    database: { is_well: true, took: 2 },
    storage: { is_well: false, took: null },
    bus: { is_well: true, nodes: 2 },
  },
  outbox: {
    waiting: 4,
    late: 0,
    dead: 1,
    letters: [
      {
        id: 'm1',
        channel: 'mail',
        kind: 'reset-password',
        attempts: 9,
        reason: 'The mailbox is full.',
        died_at: AT,
      },
    ],
  },
  jobs: [
    { id: 'a-good-one', last_at: AT, next_at: AT, is_late: false, error: null },
    { id: 'purge-deleted', last_at: AT, next_at: AT, is_late: true, error: null },
  ],
  webhooks: { payments: 12, mail_reports: 3, waiting: 0, last_at: AT, refused: 1, refusals: [refusal] },
}
