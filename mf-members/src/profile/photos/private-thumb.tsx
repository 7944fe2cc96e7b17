import { type MemberPhoto, paths, pictureSizes } from 'contracts'
import { LockKeyhole } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { Picture } from 'shared-ui/picture'
import { useMedia } from '../../use-media.ts'
import { useWords } from '../../use-words.ts'
import classes from './photos.module.css'

/** §2: a private photo as a free member sees it: a blurred file, and a link to premium. */
export function PrivateThumb({ photo }: { readonly photo: MemberPhoto }) {
  const t = useWords()
  const media = useMedia()
  return (
    <Link to={paths.premium} className={classes.thumb} aria-label={t('photos.private')}>
      <Picture
        src={media(photo.thumb_filename)}
        width={pictureSizes.thumb.width}
        height={pictureSizes.thumb.height}
        thumbhash={photo.thumbhash}
        alt=""
        isLocked
      >
        <LockKeyhole aria-hidden="true" />
      </Picture>
    </Link>
  )
}
