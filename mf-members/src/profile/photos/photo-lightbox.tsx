import type { MemberPhoto } from 'contracts'
import { Lightbox } from 'shared-ui/lightbox'
import { useMedia } from '../../use-media.ts'
import { useWords } from '../../use-words.ts'

interface PhotoLightboxProps {
  readonly name: string
  readonly photos: readonly MemberPhoto[]
  /** The photo to show; null while it is closed. */
  readonly index: number | null
  readonly onClose: () => void
}

/** A member's photos over the whole window. */
export function PhotoLightbox({ name, photos, index, onClose }: PhotoLightboxProps) {
  const t = useWords()
  const media = useMedia()
  return (
    <Lightbox
      index={index}
      onClose={onClose}
      images={photos.map(({ filename, width, height }, place) => ({
        src: media(filename),
        alt: t('photos.open', { number: place + 1, total: photos.length }),
        width,
        height,
      }))}
      labels={{
        name: t('photos.of', { name }),
        gallery: t('photos.gallery'),
        photo: t('photos.photo'),
        position: (number, of) => t('photos.position', { number, total: of }),
        close: t('close'),
        previous: t('photos.previous'),
        next: t('photos.next'),
        zoomIn: t('photos.zoomIn'),
        zoomOut: t('photos.zoomOut'),
      }}
    />
  )
}
