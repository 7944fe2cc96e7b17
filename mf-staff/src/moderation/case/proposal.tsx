import type { CaseContext } from 'contracts'
import { Alert } from 'shared-ui/alert'
import { useWords } from '../../use-words.ts'
import { useDecisionWords } from '../decisions/use-decision-words.ts'

/** Says that a colleague wants the member banned, which takes a second moderator. */
export function Proposal({ context: { case: about } }: { readonly context: CaseContext }) {
  const t = useWords()
  const words = useDecisionWords()
  const { proposal } = about
  if (!proposal) return null
  const { by, rule, facts } = proposal
  return (
    <Alert tone="warning" heading={t('moderation.proposed', { name: by.name ?? '', why: words.rule(rule) })}>
      {facts}
    </Alert>
  )
}
