import { LockKeyhole } from 'lucide-react'
import { useSettings } from 'shared-state/session'
import { Picture } from 'shared-ui/picture'
import { useWords } from '../../use-words.ts'
import classes from './preview.module.css'
import type { SeenPhoto } from './seen-by.ts'

interface PreviewPhotoProps {
  readonly seen: SeenPhoto
  readonly number: number
  readonly total: number
}

/** One of the photos that the chosen kind of viewer sees. */
export function PreviewPhoto({ seen: { photo, isBlurred }, number, total }: PreviewPhotoProps) {
  const t = useWords()
  const { cdn_prefix: prefix } = useSettings()
  return (
    <Picture
      // Blurred photos use the smallest file.
      src={prefix + (isBlurred ? photo.thumb_filename : number === 1 ? photo.match : photo.card)}
      width={4}
      height={5}
      thumbhash={photo.thumbhash}
      alt={isBlurred ? t('preview.privatePhoto') : t('photos.alt', { number, total })}
      isLocked={isBlurred}
      className={classes.photo}
    >
      {isBlurred && <LockKeyhole aria-hidden="true" />}
    </Picture>
  )
}
