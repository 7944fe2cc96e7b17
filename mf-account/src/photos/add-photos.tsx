import { PREMIUM_PHOTOS, paths } from 'contracts'
import { Camera, ImagePlus, Sparkles } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../use-words.ts'
import classes from './photo-grid.module.css'
import { PhotoPicker } from './upload/photo-picker.tsx'

interface AddPhotosProps {
  /** How many more photos the member may add. */
  readonly room: number
  readonly isFree: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** A tile to add photos; if a free member has no room left, an offer of premium. */
export function AddPhotos({ room, isFree, onFiles }: AddPhotosProps) {
  const t = useWords()
  if (room > 0) {
    return (
      <li className={classes.tile}>
        <PhotoPicker variant="quiet" className={classes.add} onFiles={onFiles}>
          <ImagePlus aria-hidden="true" strokeWidth={1.5} />
          {t('photos.add')}
        </PhotoPicker>
        <PhotoPicker isCamera variant="quiet" size="small" className={classes.camera} onFiles={onFiles}>
          <Camera aria-hidden="true" />
          {t('photos.camera')}
        </PhotoPicker>
      </li>
    )
  }
  if (!isFree) return null
  return (
    <li className={classes.tile}>
      <div className={classes.full}>
        <Sparkles aria-hidden="true" />
        <p>{t('photos.more', { premium: PREMIUM_PHOTOS })}</p>
        <Link to={paths.premium} {...linkLook({ isStandalone: true })}>
          {t('getPremium')}
        </Link>
      </div>
    </li>
  )
}
