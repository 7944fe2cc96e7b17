import type { CaseActionKind } from 'contracts'
import { useFormat } from 'shared-state/format'
import { codeOf, detailOf } from 'shared-state/problem-text'
import { useProblemText, useWords } from '../../use-words.ts'

/** Says who has decided or claimed a case, and when. */
export function useRefusalText() {
  const t = useWords()
  const format = useFormat()
  const problemText = useProblemText()
  return (error: unknown) => {
    const code = codeOf(error)
    const name = detailOf(error, 'name')
    const action = detailOf(error, 'action') as CaseActionKind | undefined
    const at = detailOf(error, 'at')
    const until = detailOf(error, 'until')
    if (code === 'case_decided' && name && action && at)
      return t('moderation.decidedBy', {
        name,
        action: t(`moderation.done.${action}`),
        time: format.dateTime(at),
      })
    if (code === 'case_decided') return t('moderation.decidedElsewhere')
    if (code === 'case_claimed' && until)
      return t('moderation.claimedBy', { name: name ?? '', time: format.dateTime(until) })
    return problemText(error)
  }
}
