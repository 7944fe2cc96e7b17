import { Ban } from 'lucide-react'
import { useState } from 'react'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { ConfirmDialog } from 'shared-ui/confirm-dialog'
import { useProblemWords } from '../use-problem-words.ts'
import { useWords } from '../use-words.ts'
import { useBlockMember } from './queries/use-block-member.ts'

/** §6: blocks a member, after a dialog that explains what blocking does. */
export function BlockButton({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useWords()
  const errorText = useProblemWords()
  const [isConfirming, setConfirming] = useState(false)
  const block = useBlockMember({ id, name })
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => setConfirming(true)}>
        <Ban aria-hidden="true" />
        {t('block.word')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        tone="danger"
        heading={t('block.heading', { name })}
        confirmLabel={t('block.word')}
        cancelLabel={t('cancel')}
        isPending={block.isPending}
        pendingLabel={t('pending')}
        onConfirm={() => block.mutate()}
      >
        <p>{t('block.text')}</p>
        {block.error && !block.isPending && <Alert tone="danger">{errorText(block.error)}</Alert>}
      </ConfirmDialog>
    </>
  )
}
