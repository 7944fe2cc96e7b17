import { paths, undoMailChange } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { ApiError, call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'
import { leave } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { EmptyState } from 'shared-ui/empty-state'
import { useProblemText, useWords } from '../use-words.ts'
import { FinalError } from './final-error.tsx'

/** The button that brings the old e-mail address back; a new password comes next, since a stranger knows the old one. */
export function UndoChange({ token }: { readonly token: string }) {
  const t = useWords()
  const problemText = useProblemText()
  const navigate = useNavigate()
  const undoing = useMutation({
    mutationFn: () => call(undoMailChange, { query: { undo: '1' }, body: { token } }),
    onSuccess({ reset }) {
      // Every session has ended, including this page's.
      leave()
      void navigate(paths['reset-password-do'], { replace: true, state: { token: reset } })
    },
  })
  const { error } = undoing
  if (error instanceof ApiError && ['link_expired', 'account_exists'].includes(error.code)) {
    return <FinalError error={error} />
  }
  return (
    <EmptyState
      headingLevel={1}
      heading={t('titles.mail-change-do')}
      action={
        <Button
          size="large"
          isPending={undoing.isPending}
          pendingLabel={t('pending')}
          onPress={() => undoing.mutate()}
        >
          {t('mailUndo.undo')}
        </Button>
      }
    >
      <p>{t('mailUndo.text')}</p>
      {error && <Alert tone="danger">{problemText(error)}</Alert>}
    </EmptyState>
  )
}
