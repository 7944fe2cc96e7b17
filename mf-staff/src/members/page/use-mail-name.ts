import { useWords } from '../../use-words.ts'
import type english from '../../words/en.json'

type MailKind = keyof (typeof english)['members']['mails']['kinds']

const KINDS: Readonly<Record<MailKind, true>> = {
  activate: true,
  'activate-reminder': true,
  'reset-password': true,
  'mail-change': true,
  'mail-change-notice': true,
  'mail-changed': true,
  'already-member': true,
  'account-deletion': true,
  'password-changed': true,
  'second-factor-changed': true,
  'data-ready': true,
  'complaint-received': true,
  'complaint-answered': true,
  'photo-approved': true,
  offer: true,
  news: true,
  return: true,
  'payment-receipt': true,
  'refund-receipt': true,
  announcement: true,
  'report-decided': true,
  decision: true,
  'decision-reviewed': true,
  'debit-announced': true,
  code: true,
  'new-message': true,
  'new-like': true,
  'new-match': true,
}

const isKind = (kind: string): kind is MailKind => Object.hasOwn(KINDS, kind)

/** The name of a kind of mail or text message; of one that is newer than this page, its own. */
export function useMailName() {
  const t = useWords()
  return (kind: string) => (isKind(kind) ? t(`members.mails.kinds.${kind}`) : kind)
}
