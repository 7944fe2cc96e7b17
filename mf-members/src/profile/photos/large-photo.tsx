import { type MemberPhoto, pictureSizes } from 'contracts'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from 'shared-ui/badge'
import { Picture } from 'shared-ui/picture'
import { useMedia } from '../../use-media.ts'
import { useWords } from '../../use-words.ts'
import classes from './photos.module.css'

const { card, match } = pictureSizes

interface LargePhotoProps {
  readonly photo: MemberPhoto
  /** Its place among the photos that the viewer can open, and their number. */
  readonly number: number
  readonly total: number
  readonly onOpen: () => void
  /** Loads the picture before others. */
  readonly isPriority?: boolean | undefined
  readonly sizes?: string | undefined
  /** Its heart, over a corner of the photo. */
  readonly heart?: ReactNode
}

/** One of a member's photos; pressed, it opens in the lightbox. */
export function LargePhoto({
  photo,
  number,
  total,
  onOpen,
  isPriority,
  sizes = WIDE,
  heart,
}: LargePhotoProps) {
  const t = useWords()
  const media = useMedia()
  return (
    <div className={classes.withHeart}>
      <button type="button" className={classes.photo} onClick={onOpen}>
        <Picture
          src={media(photo.match)}
          srcSet={`${media(photo.card)} ${card.width}w, ${media(photo.match)} ${match.width}w`}
          sizes={sizes}
          width={match.width}
          height={match.height}
          thumbhash={photo.thumbhash}
          alt={t('photos.open', { number, total })}
          isPriority={isPriority}
          focus="face"
          className={classes.picture}
        />
        {photo.is_private && (
          <Badge role="img" className={classes.private} aria-label={t('photos.privateMark')}>
            <LockKeyhole aria-hidden="true" />
          </Badge>
        )}
      </button>
      {heart}
    </div>
  )
}

const WIDE = '(width >= 992px) 28rem, (width >= 768px) 42vw, 100vw'
