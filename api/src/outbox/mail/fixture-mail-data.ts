import type { MailData } from '../message.ts'

/** Data of each kind of mail. */
export const mailData: MailData = {
  activate: { token: 'T0KEN' },
  'reset-password': { token: 'T0KEN' },
  'mail-change': { token: 'T0KEN' },
  'mail-change-notice': { token: 'T0KEN' },
  'mail-changed': { token: 'T0KEN' },
  'already-member': {},
  'account-deletion': { token: 'T0KEN', deletedAt: '2026-12-05T09:00:00Z' },
  'password-changed': { changedAt: '2026-12-05T09:00:00Z' },
  'complaint-received': { reference: 'C-1042' },
  'complaint-answered': { reference: 'C-1042', answer: 'We have looked at it.\nIt was our fault.' },
  'photo-rejected': {},
  'photo-approved': {},
  'activate-reminder': { token: 'T0KEN' },
  offer: { percentage: 15, expires: '2026-12-06T00:00:00Z' },
  news: { messages: 3, likes: 2, matches: 1, since: '2026-12-05T09:00:00Z' },
  'refund-receipt': {
    order: 'o1',
    payment: 'pay_1',
    credits: 40,
    amount: 1_234,
    currency: 'EUR',
    refundedAt: '2026-12-05T09:00:00Z',
  },
  'debit-announced': {
    reference: 'K7QM-2XHP',
    amount: 2_199,
    currency: 'EUR',
    account: 'NL•• •••• •••• ••43 00',
    creditor: 'Amberly Example Ltd',
    creditorId: 'NL00ZZZ000000000000',
    collectedAt: '2026-12-05T09:00:00Z',
  },
  'report-decided': { reference: 'K7QM-2XHP', outcome: 'acted' },
}
