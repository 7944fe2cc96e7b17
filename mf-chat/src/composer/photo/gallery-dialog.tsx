import type { ChatPhoto, OwnPhoto } from 'contracts'
import { useState } from 'react'
import { useQuery } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { Dialog } from 'shared-ui/dialog'
import { Picture } from 'shared-ui/picture'
import { photosQuery } from '../../queries/photos-query.ts'
import { useWords } from '../../use-words.ts'
import type { AttachmentDialogProps } from '../attachment-dialog-props.ts'
import { useQueueMessage } from '../use-queue-message.ts'
import { OwnPhotos } from './own-photos.tsx'
import classes from './photo.module.css'
import { PhotoPreview } from './photo-preview.tsx'

/** A photo of the member's own gallery: first the choice, then the picture with its price. */
export function GalleryDialog({ profile, purse, onUpload, onClose }: AttachmentDialogProps) {
  const t = useWords()
  const { cdn_prefix: prefix } = useSettings()
  const { data, error } = useQuery(photosQuery)
  const queue = useQueueMessage(profile.id)
  const [chosen, setChosen] = useState<OwnPhoto>()

  function send(photo: OwnPhoto) {
    if (queue({ kind: 'photo', photo: photo.id }, { kind: 'photo', photo: chatPhoto(photo) })) onClose()
  }

  const heading = t('composer.photo.heading', { name: profile.name })
  if (chosen) {
    return (
      <PhotoPreview
        heading={heading}
        purse={purse}
        picture={
          <Picture
            src={prefix + chosen.filename}
            alt={t('composer.photo.alt')}
            width={chosen.width}
            height={chosen.height}
            thumbhash={chosen.thumbhash}
            className={classes.picture}
          />
        }
        onSend={() => send(chosen)}
        onBack={() => setChosen(undefined)}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog isOpen onOpenChange={onClose} isFullScreenOnPhones heading={heading} closeLabel={t('close')}>
      <OwnPhotos photos={data?.photos} error={error} purse={purse} onChoose={setChosen} onUpload={onUpload} />
    </Dialog>
  )
}

/** How the conversation shows it until it is sent. Its sender never sees it blurred. */
const chatPhoto = ({
  id,
  filename,
  width,
  height,
  card,
  thumb_filename,
  thumbhash,
}: OwnPhoto): ChatPhoto => ({
  id,
  filename,
  width,
  height,
  card,
  blurred: thumb_filename,
  thumbhash,
})
