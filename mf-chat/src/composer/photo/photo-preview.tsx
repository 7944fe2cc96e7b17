import type { ReactNode } from 'react'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { useWords } from '../../use-words.ts'
import { AttachmentPrice, isAffordable } from '../credits/attachment-price.tsx'
import type { Purse } from '../credits/use-purse.ts'
import classes from './photo.module.css'

interface PhotoPreviewProps {
  readonly heading: string
  readonly purse: Purse
  readonly picture: ReactNode
  /** False for a picture that cannot be shown: then it has no price either. */
  readonly isSendable?: boolean
  readonly isSending?: boolean
  readonly onSend: () => void
  /** Leads back to the choice; without it the other button closes. */
  readonly onBack?: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** The picture with its price, before it is sent. */
export function PhotoPreview(props: PhotoPreviewProps) {
  const {
    heading,
    purse,
    picture,
    isSendable = true,
    isSending = false,
    onSend,
    onBack,
    onClose,
    children,
  } = props
  const t = useWords()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={!isSending}
      isFullScreenOnPhones
      heading={heading}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="quiet" onPress={onBack ?? onClose}>
            {onBack ? t('composer.photo.another') : t('cancel')}
          </Button>
          {isSendable && isAffordable(purse, 'photo') && (
            <Button isPending={isSending} pendingLabel={t('composer.photo.progress')} onPress={onSend}>
              {t('composer.photo.send')}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.preview}>
        {picture}
        {children}
        {isSendable && <AttachmentPrice kind="photo" purse={purse} />}
      </div>
    </Dialog>
  )
}
