import { ConfirmDialog } from 'shared-ui/confirm-dialog'
import type { Risk } from '../../safety/find-risks.ts'
import { useWords } from '../../use-words.ts'
import classes from './review.module.css'

interface ReviewDialogProps {
  readonly name: string
  readonly risks: readonly Risk[]
  readonly onSend: () => void
  readonly onClose: () => void
}

/** A hint before a first message with contact details or a request for money goes out. It never blocks. */
export function ReviewDialog({ name, risks, onSend, onClose }: ReviewDialogProps) {
  const t = useWords()
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      heading={t('composer.review.heading')}
      confirmLabel={t('composer.review.send')}
      cancelLabel={t('composer.review.edit')}
      onConfirm={onSend}
    >
      <ul className={classes.found}>
        {risks.map((risk) => (
          <li key={risk}>{t(`composer.review.${risk}`)}</li>
        ))}
      </ul>
      <p>{t('composer.review.advice', { name })}</p>
    </ConfirmDialog>
  )
}
