import { Ban } from 'lucide-react'
import { Button } from 'shared-ui/button'
import { ConfirmAction } from 'shared-ui/confirm-dialog'
import { useProblemText, useWords } from '../use-words.ts'
import { useBlockMember } from './queries/use-block-member.ts'

/** §6: blocks a member, after a dialog that explains what blocking does. */
export function BlockButton({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useWords()
  const problemText = useProblemText()
  const action = useBlockMember({ id, name })
  return (
    <ConfirmAction
      trigger={
        <Button variant="quiet" size="small">
          <Ban aria-hidden="true" />
          {t('block.word')}
        </Button>
      }
      tone="danger"
      heading={t('block.heading', { name })}
      confirmLabel={t('block.word')}
      cancelLabel={t('cancel')}
      pendingLabel={t('pending')}
      action={action}
      errorText={problemText}
    >
      <p>{t('block.text')}</p>
    </ConfirmAction>
  )
}
