import { useEffect, useState } from 'react'
import { Alert } from 'shared-ui/alert'
import { ProgressMeter } from 'shared-ui/progress-meter'
import { useProblemText, useWords } from '../../use-words.ts'
import type { AttachmentDialogProps } from '../attachment-dialog-props.ts'
import { useQueueMessage } from '../use-queue-message.ts'
import classes from './photo.module.css'
import { PhotoPreview } from './photo-preview.tsx'
import { useUpload } from './use-upload.ts'

/** A picture of this device: it leaves the device only when the member sends it. */
export function UploadDialog({ file, profile, purse, onClose }: AttachmentDialogProps & { file: File }) {
  const t = useWords()
  const problemText = useProblemText()
  const url = useObjectUrl(file)
  const upload = useUpload()
  const [isUnreadable, setUnreadable] = useState(false)
  const queue = useQueueMessage(profile.id)

  async function send() {
    const photo = await upload.start(file)
    if (photo && queue({ kind: 'photo', photo: photo.id }, { kind: 'photo', photo })) onClose()
  }

  function close() {
    upload.cancel()
    onClose()
  }

  return (
    <PhotoPreview
      heading={t('composer.photo.heading', { name: profile.name })}
      purse={purse}
      picture={
        isUnreadable ? (
          <Alert tone="danger">{problemText('picture_unreadable')}</Alert>
        ) : (
          <img
            src={url}
            alt={t('composer.photo.alt')}
            className={classes.local}
            onError={() => setUnreadable(true)}
          />
        )
      }
      isSendable={!isUnreadable}
      isSending={upload.isRunning}
      onSend={() => void send()}
      onClose={close}
    >
      {/* Once everything is sent, the site processes the picture for an unknown time. */}
      {upload.isRunning && (
        <ProgressMeter value={upload.sent < 1 ? upload.sent : null} label={t('composer.photo.progress')} />
      )}
      {upload.error !== undefined && <Alert tone="danger">{problemText(upload.error)}</Alert>}
    </PhotoPreview>
  )
}

/** A URL of a local file, which stays the same. */
function useObjectUrl(file: Blob): string {
  const [url] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return url
}
