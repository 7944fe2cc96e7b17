import { Camera, ImagePlus } from 'lucide-react'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'
import classes from './photo-grid.module.css'
import { PhotoPicker } from './upload/photo-picker.tsx'

interface NoPhotosProps {
  /** 2 if there is no photos heading above. */
  readonly headingLevel: 2 | 3
  readonly onFiles: (files: readonly File[]) => void
}

/** Invites the member to add the first photo. */
export function NoPhotos({ headingLevel, onFiles }: NoPhotosProps) {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={headingLevel}
      icon={<Camera />}
      heading={t('photos.empty.heading')}
      action={
        <>
          <PhotoPicker onFiles={onFiles}>
            <ImagePlus aria-hidden="true" />
            {t('photos.add')}
          </PhotoPicker>
          <PhotoPicker isCamera variant="quiet" className={classes.camera} onFiles={onFiles}>
            <Camera aria-hidden="true" />
            {t('photos.camera')}
          </PhotoPicker>
        </>
      }
    >
      <p>{t('photos.empty.text')}</p>
    </EmptyState>
  )
}
