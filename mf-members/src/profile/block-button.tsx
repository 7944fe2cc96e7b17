import { Ban } from 'lucide-react'
import { useState } from 'react'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { ConfirmDialog } from 'shared-ui/confirm-dialog'
import { useProblemWords } from '../use-problem-words.ts'
import { useWords } from '../use-words.ts'
import { useBlock } from './use-block.ts'

/** §6: asks before it blocks, and says what that does. */
export function BlockButton({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useWords()
  const say = useProblemWords()
  const [isAsking, setAsking] = useState(false)
  const block = useBlock({ id, name })
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => setAsking(true)}>
        <Ban aria-hidden="true" />
        {t('block.word')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        heading={t('block.heading', { name })}
        confirmLabel={t('block.word')}
        cancelLabel={t('cancel')}
        isPending={block.isPending}
        pendingLabel={t('pending')}
        onConfirm={() => block.mutate()}
      >
        <p>{t('block.text')}</p>
        {block.error && !block.isPending && <Alert tone="danger">{say(block.error)}</Alert>}
      </ConfirmDialog>
    </>
  )
}
