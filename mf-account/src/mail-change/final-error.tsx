import { Alert } from 'shared-ui/alert'
import { EmptyState } from 'shared-ui/empty-state'
import { useProblemText, useWords } from '../use-words.ts'
import { NextLink } from './next-link.tsx'

/** Shown when a link cannot succeed any more. */
export function FinalError({ error }: { readonly error: unknown }) {
  const t = useWords()
  const problemText = useProblemText()
  return (
    <EmptyState headingLevel={1} heading={t('titles.mail-change-do')} action={<NextLink section="email" />}>
      <Alert tone="danger">{problemText(error)}</Alert>
    </EmptyState>
  )
}
