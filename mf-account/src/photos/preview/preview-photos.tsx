import { ImageOff, LockKeyhole } from 'lucide-react'
import { useSettings } from 'shared-state/session'
import { Picture } from 'shared-ui/picture'
import { useWords } from '../../use-words.ts'
import classes from './preview.module.css'
import type { SeenPhoto } from './seen-by.ts'

/** The photos that the chosen kind of viewer sees. */
export function PreviewPhotos({ seen }: { readonly seen: readonly SeenPhoto[] }) {
  const t = useWords()
  const { cdn_prefix: prefix } = useSettings()
  const total = seen.length
  if (total === 0) {
    return (
      <div className={classes.none}>
        <ImageOff aria-hidden="true" strokeWidth={1.5} />
        {t('preview.noPhoto')}
      </div>
    )
  }
  return (
    <div className={classes.photos}>
      {seen.map(({ photo, isBlurred }, index) => (
        <Picture
          key={photo.id}
          // Blurred photos use the smallest file.
          src={prefix + (isBlurred ? photo.thumb_filename : index === 0 ? photo.match : photo.card)}
          width={4}
          height={5}
          thumbhash={photo.thumbhash}
          alt={isBlurred ? t('preview.privatePhoto') : t('photos.alt', { number: index + 1, total })}
          isLocked={isBlurred}
          className={classes.photo}
        >
          {isBlurred && <LockKeyhole aria-hidden="true" />}
        </Picture>
      ))}
    </div>
  )
}
