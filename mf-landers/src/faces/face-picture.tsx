import { type Image, pictureSizes } from 'contracts'
import { useSettings } from 'shared-state/session'
import { Picture, type PictureProps } from 'shared-ui/picture'

const { thumb, card, match } = pictureSizes

interface FacePictureProps extends Omit<PictureProps, 'src' | 'srcSet' | 'alt' | 'width' | 'height'> {
  readonly image: Image
}

/** A member's main picture, in a file size that fits. The name beside it says who it is. */
export function FacePicture({ image, ...props }: FacePictureProps) {
  const { cdn_prefix: prefix } = useSettings()
  const files = [
    `${prefix}${image.thumb_filename} ${thumb.width}w`,
    `${prefix}${image.card} ${card.width}w`,
    `${prefix}${image.match} ${match.width}w`,
  ]
  return (
    <Picture
      {...props}
      alt=""
      src={prefix + image.card}
      srcSet={files.join(', ')}
      width={card.width}
      height={card.height}
      thumbhash={image.thumbhash}
    />
  )
}
