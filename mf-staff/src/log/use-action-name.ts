import { decisionKinds, namedStaffActions, type StaffMemberPart, staffMemberParts } from 'contracts'
import { useWords } from '../use-words.ts'

/** The words for an action of the log. One that only an older version recorded keeps its name. */
export function useActionName() {
  const t = useWords()
  const parts: Readonly<Record<StaffMemberPart, string>> = {
    head: t('members.head'),
    account: t('members.account'),
    mails: t('members.mails.title'),
    credits: t('members.statement.title'),
    purchases: t('members.orders.title'),
    payment: t('members.payment.title'),
    cases: t('members.cases.title'),
    notes: t('members.notes.title'),
  }
  return (name: string): string => {
    const named = namedStaffActions.find((action) => action === name)
    if (named) return t(`log.actions.${named}`)
    const part = staffMemberParts.find((one) => name === `member look ${one}`)
    if (part) return t('log.looked', { part: parts[part] })
    const kind = decisionKinds.find((one) => name === `decision ${one}`)
    return kind ? t(`moderation.done.${kind}`) : name
  }
}
