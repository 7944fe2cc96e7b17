import { type ChatPhoto, pictureSizes } from 'contracts'
import { Eye } from 'lucide-react'
import { Picture } from 'shared-ui/picture'
import { useMedia } from '../../../use-media.ts'
import { useWords } from '../../../use-words.ts'
import { fitPhoto } from './fit-photo.ts'
import classes from './photo-content.module.css'

const { blurred } = pictureSizes

interface PhotoContentProps {
  readonly photo: ChatPhoto
  /** “Photo from Vera”. */
  readonly alt: string
  /** From someone to whom the user has never written: the photo itself is not even fetched before they ask for it. */
  readonly isCovered: boolean
  readonly onOpen: () => void
  readonly onUncover: () => void
}

export function PhotoContent({ photo, alt, isCovered, onOpen, onUncover }: PhotoContentProps) {
  const t = useWords()
  const media = useMedia()
  if (isCovered)
    return (
      <button type="button" className={classes.root} data-shape="portrait" onClick={onUncover}>
        <Picture
          src={media(photo.blurred)}
          width={blurred.width}
          height={blurred.height}
          thumbhash={photo.thumbhash}
          alt={alt}
          isLocked
        >
          <Eye aria-hidden="true" />
          <span className={classes.word}>{t('conversation.photo.show')}</span>
        </Picture>
      </button>
    )
  const { file, width, height, shape } = fitPhoto(photo)
  return (
    <button
      type="button"
      className={classes.root}
      data-shape={shape}
      aria-label={t('conversation.photo.open', { alt })}
      onClick={onOpen}
    >
      <Picture src={media(file)} width={width} height={height} thumbhash={photo.thumbhash} alt={alt} />
    </button>
  )
}
