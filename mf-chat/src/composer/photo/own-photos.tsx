import { type OwnPhoto, pictureSizes } from 'contracts'
import { useRef } from 'react'
import { useSettings } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Picture } from 'shared-ui/picture'
import { Skeleton } from 'shared-ui/skeleton'
import { useProblemText, useWords } from '../../use-words.ts'
import { PriceOfEach } from '../credits/price.tsx'
import type { Purse } from '../credits/use-purse.ts'
import classes from './photo.module.css'
import { PhotoInput } from './photo-input.tsx'

interface OwnPhotosProps {
  readonly photos: readonly OwnPhoto[] | undefined
  readonly error: unknown
  readonly purse: Purse
  readonly onChoose: (photo: OwnPhoto) => void
  readonly onUpload: (file: File) => void
}

/** The member's gallery and the price of a photo, without the photos that the staff rejected. */
export function OwnPhotos({ photos, error, purse, onChoose, onUpload }: OwnPhotosProps) {
  const t = useWords()
  const problemText = useProblemText()
  const { cdn_prefix: prefix } = useSettings()
  if (error && !photos) return <Alert tone="danger">{problemText(error)}</Alert>
  const shown = photos?.filter(({ rejection }) => rejection === null)
  if (shown?.length === 0) return <NoPhotos onUpload={onUpload} />
  return (
    <div className={classes.gallery}>
      <PriceOfEach kind="photo" purse={purse} />
      <ul role="list" className={classes.grid} aria-label={t('composer.photo.yours')}>
        {shown
          ? shown.map((photo, place) => (
              <li key={photo.id}>
                <button type="button" className={classes.choice} onClick={() => onChoose(photo)}>
                  <Picture
                    src={prefix + photo.card}
                    alt={t('composer.photo.pick', { number: place + 1 })}
                    {...pictureSizes.card}
                    thumbhash={photo.thumbhash}
                  />
                </button>
              </li>
            ))
          : Array.from({ length: 6 }, (_, place) => (
              <li key={place}>
                <Skeleton className={classes.waiting} />
              </li>
            ))}
      </ul>
    </div>
  )
}

/** Stands in place of an empty gallery. */
function NoPhotos({ onUpload }: { readonly onUpload: (file: File) => void }) {
  const t = useWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={classes.none}>
      <p>{t('composer.photo.none')}</p>
      <Button onPress={() => input.current?.click()}>{t('composer.attach.upload')}</Button>
      <PhotoInput ref={input} onChoose={onUpload} />
    </div>
  )
}
