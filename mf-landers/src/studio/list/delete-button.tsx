import { deleteLander, type LanderSummary } from 'contracts'
import { call } from 'shared-state/api'
import { queryClient, useMutation } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { Button } from 'shared-ui/button'
import { ConfirmAction } from 'shared-ui/confirm-dialog'
import { landerQuery, landersQuery } from '../queries/studio-queries.ts'
import { useErrorText } from '../use-refused.ts'
import { useStudioWords } from '../use-studio-words.ts'

interface DeleteButtonProps {
  readonly lander: LanderSummary
  /** Its name in the list. */
  readonly address: string
}

/** Deletes a document that visitors don't see, after a dialog that asks and says what is lost. */
export function DeleteButton({ lander: { id, rev, status }, address }: DeleteButtonProps) {
  const t = useStudioWords()
  const errorText = useErrorText()
  const action = useMutation({
    mutationFn: () => call(deleteLander, { body: { id, rev } }),
    onSuccess() {
      queryClient.removeQueries({ queryKey: landerQuery(id).queryKey })
      toast({ tone: 'success', title: t('delete.done', { address }) })
    },
    // A refusal means that the document isn't what the list shows.
    onSettled: () => queryClient.invalidateQueries({ queryKey: landersQuery.queryKey }),
  })
  // Visitors may have seen any other, so it has statistics.
  const subject = status === 'draft' ? 'delete' : 'erase'
  return (
    <ConfirmAction
      trigger={
        <Button variant="quiet" size="small" aria-label={t('delete.of', { address })}>
          {t('delete.action')}
        </Button>
      }
      tone="danger"
      heading={t(`${subject}.heading`)}
      confirmLabel={t('delete.action')}
      cancelLabel={t('delete.keep')}
      pendingLabel={t('editor.pending')}
      action={action}
      errorText={errorText}
    >
      <p>{t(`${subject}.text`, { address })}</p>
    </ConfirmAction>
  )
}
