import type { Image } from 'contracts'
import { type ReactNode, useState } from 'react'
import { MemberPicture } from '../components/member-picture.tsx'
import { PhotoPaging } from '../components/photo-paging.tsx'
import { useWords } from '../use-words.ts'

interface SwipePhotosProps {
  /** At least the main picture; null without one. */
  readonly photos: readonly (Image | null)[]
  /** Whether to load the picture before others. */
  readonly isPriority: boolean
  /** Drawn over the picture. */
  readonly children: ReactNode
}

/** The pictures on a card of the game: a tap on the right half shows the next one, on the left half the one before. */
export function SwipePhotos({ photos, isPriority, children }: SwipePhotosProps) {
  const t = useWords()
  const [at, setAt] = useState(0)
  const total = photos.length
  const index = Math.min(at, total - 1)
  return (
    <>
      <MemberPicture
        image={photos[index] ?? null}
        alt={total > 1 ? t('photos.open', { number: index + 1, total }) : ''}
        isPriority={isPriority}
        sizes="(width >= 576px) 26rem, 92vw"
      >
        {children}
      </MemberPicture>
      <PhotoPaging index={index} total={total} onChange={setAt} />
    </>
  )
}
