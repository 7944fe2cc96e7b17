import { type Image, pictureSizes } from 'contracts'
import { UserRound } from 'lucide-react'
import { classNames } from 'shared-ui/class-names'
import { Picture, type PictureProps } from 'shared-ui/picture'
import { useMedia } from '../use-media.ts'
import { useWords } from '../use-words.ts'
import classes from './member-picture.module.css'

const { thumb, card, match } = pictureSizes

interface MemberPictureProps extends Omit<PictureProps, 'src' | 'srcSet' | 'width' | 'height' | 'thumbhash'> {
  readonly image: Image | null
}

/** A member's main picture in 4:5, in a file size that fits; without one, a placeholder. */
export function MemberPicture({ image, className, children, ...props }: MemberPictureProps) {
  const t = useWords()
  const media = useMedia()
  if (!image)
    return (
      <div className={classNames(classes.none, className)}>
        <UserRound className={classes.icon} aria-hidden="true" strokeWidth={1.25} />
        <span className={classes.word}>{t('card.noPhoto')}</span>
        {children}
      </div>
    )
  const files = [
    `${media(image.thumb_filename)} ${thumb.width}w`,
    `${media(image.card)} ${card.width}w`,
    `${media(image.match)} ${match.width}w`,
  ]
  return (
    <Picture
      {...props}
      className={className}
      focus="face"
      src={media(image.card)}
      srcSet={files.join(', ')}
      width={card.width}
      height={card.height}
      thumbhash={image.thumbhash}
    >
      {children}
    </Picture>
  )
}
