import type { OwnPhoto } from 'contracts'
import type { ReactNode } from 'react'
import { useWords } from '../use-words.ts'
import { mayBeMain, type PhotoChange } from './photo-change.ts'
import classes from './photo-grid.module.css'
import { PhotoMenu } from './photo-menu.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { useSorting } from './use-sorting.ts'

interface PhotoGridProps {
  readonly photos: readonly OwnPhoto[]
  readonly onChange: (change: PhotoChange) => void
  readonly onDelete: (photo: OwnPhoto) => void
  /** More tiles, after the photos. */
  readonly children: ReactNode
}

/** The photos in the order that others see, changed by dragging or by each photo’s menu. */
export function PhotoGrid({ photos, onChange, onDelete, children }: PhotoGridProps) {
  const t = useWords()
  const move = (photo: string, position: number) => onChange({ kind: 'move', photo, position })
  const sortable = useSorting(
    photos.map(({ id }) => id),
    move,
  )
  const total = photos.length
  return (
    <ul role="list" className={classes.grid}>
      {photos.map((photo, index) => {
        const { id } = photo
        const number = index + 1
        return (
          <PhotoTile
            key={id}
            {...sortable(id)}
            photo={photo}
            alt={t('photos.alt', { number, total })}
            menu={
              <PhotoMenu
                label={t('photos.menu', { number })}
                isPrivate={photo.is_private}
                onPrivacy={() => onChange({ kind: 'privacy', photo: id, isPrivate: !photo.is_private })}
                onDelete={() => onDelete(photo)}
                onMain={mayBeMain(photo, photos) ? () => onChange({ kind: 'main', photo: id }) : undefined}
                onEarlier={index > 0 ? () => move(id, index - 1) : undefined}
                onLater={number < total ? () => move(id, number) : undefined}
              />
            }
          />
        )
      })}
      {children}
    </ul>
  )
}
