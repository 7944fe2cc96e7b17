import { deleteLander, type LanderSummary } from 'contracts'
import { useState } from 'react'
import { call } from 'shared-state/api'
import { queryClient, useMutation } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { ConfirmDialog } from 'shared-ui/confirm-dialog'
import { landerQuery, landersQuery } from '../queries.ts'
import { useErrorText } from '../use-error-text.ts'
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
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(deleteLander, { body: { id, rev } }),
    onSuccess() {
      setAsking(false)
      queryClient.removeQueries({ queryKey: landerQuery(id).queryKey })
      toast({ tone: 'success', title: t('delete.done', { address }) })
    },
    // A refusal means that the document isn't what the list shows.
    onSettled: () => queryClient.invalidateQueries({ queryKey: landersQuery.queryKey }),
  })

  // Visitors may have seen any other, so it has statistics.
  const subject = status === 'draft' ? 'delete' : 'erase'

  function ask() {
    reset()
    setAsking(true)
  }

  return (
    <>
      <Button variant="quiet" size="small" aria-label={t('delete.of', { address })} onPress={ask}>
        {t('delete.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        heading={t(`${subject}.heading`)}
        confirmLabel={t('delete.action')}
        cancelLabel={t('delete.keep')}
        isPending={isPending}
        pendingLabel={t('editor.pending')}
        onConfirm={() => mutate()}
      >
        <p>{t(`${subject}.text`, { address })}</p>
        {error && <Alert tone="danger">{errorText(error)}</Alert>}
      </ConfirmDialog>
    </>
  )
}
