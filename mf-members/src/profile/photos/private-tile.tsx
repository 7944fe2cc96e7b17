import { type MemberPhoto, paths, pictureSizes } from 'contracts'
import { LockKeyhole } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { Picture } from 'shared-ui/picture'
import { useMedia } from '../../use-media.ts'
import { useWords } from '../../use-words.ts'
import classes from './photos.module.css'

interface PrivateTileProps {
  readonly photo: MemberPhoto
  readonly name: string
  /** How many private photos it stands for. */
  readonly count: number
}

/** §2: a member's private photos as a free member sees them: one blurred file, and a link to premium. */
export function PrivateTile({ photo, name, count }: PrivateTileProps) {
  const t = useWords()
  const media = useMedia()
  return (
    <Link to={paths.premium} className={classes.photo}>
      <Picture
        src={media(photo.thumb_filename)}
        width={pictureSizes.thumb.width}
        height={pictureSizes.thumb.height}
        thumbhash={photo.thumbhash}
        alt=""
        isLocked
        focus="face"
        className={classes.picture}
      >
        <LockKeyhole aria-hidden="true" />
        <span className={classes.locked}>{t('photos.seePrivate', { name, count })}</span>
      </Picture>
    </Link>
  )
}
