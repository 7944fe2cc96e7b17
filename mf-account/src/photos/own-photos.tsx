import type { OwnPhoto } from 'contracts'
import { useLeaveGuard } from 'platform/runtime/router'
import { lazy, Suspense, useRef, useState } from 'react'
import { useRole } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { useProblemText, useWords } from '../use-words.ts'
import { AddPhotos } from './add-photos.tsx'
import { useCropQueue } from './crop/use-crop-queue.ts'
import { DeletePhotoDialog } from './delete-photo-dialog.tsx'
import { NoPhotos } from './no-photos.tsx'
import { announcementKey, type PhotoChange } from './photo-change.ts'
import { PhotoGrid } from './photo-grid.tsx'
import { PhotoHeading } from './photo-heading.tsx'
import classes from './photo-manager.module.css'
import { useChangePhoto } from './queries/use-change-photo.ts'
import { useSharedPhotos } from './shared/use-shared-photos.ts'
import { RefusedUploads } from './upload/refused-uploads.tsx'
import { pendingUploads } from './upload/upload-queue.ts'
import { UploadTile } from './upload/upload-tile.tsx'
import { useDrop } from './upload/use-drop.ts'
import { useUploads } from './upload/use-uploads.ts'

const CropDialog = lazy(async () => ({ default: (await import('./crop/crop-dialog.tsx')).CropDialog }))

interface OwnPhotosProps {
  readonly photos: readonly OwnPhoto[]
  /** §5: the maximum number of photos. */
  readonly most: number
  readonly isCompact: boolean
}

/** The member's photos, uploads in progress, and tiles to add more. */
export function OwnPhotos({ photos, most, isCompact }: OwnPhotosProps) {
  const t = useWords()
  const problemText = useProblemText()
  const isFree = useRole() === 'free'
  const { uploads, add, refuse, retry, remove } = useUploads()
  const cropping = useCropQueue(add)
  const changing = useChangePhoto()
  const [deleting, setDeleting] = useState<OwnPhoto>()
  const [announcement, setAnnouncement] = useState('')
  const section = useRef<HTMLElement>(null)
  const pending = pendingUploads(uploads)
  const room = Math.max(0, most - photos.length - pending.length - cropping.files.length)
  const [toCrop] = cropping.files
  useLeaveGuard(pending.length > 0, t('photos.leave'))

  function choose(files: readonly File[]) {
    cropping.begin(files.slice(0, room))
    const tooMany = files.slice(room).map((file) => ({ name: file.name, file }))
    if (tooMany.length > 0) refuse(tooMany, isFree ? 'premium_only' : 'photo_limit')
  }

  function applyChange(change: PhotoChange) {
    changing.mutate(change)
    const total = photos.length
    if (change.kind === 'move') setAnnouncement(t('photos.moved', { number: change.position + 1, total }))
    else setAnnouncement(t(`photos.done.${announcementKey(change)}`))
  }

  useSharedPhotos(choose)
  const { isOver, dropProps } = useDrop(choose)

  return (
    <section
      ref={section}
      tabIndex={-1}
      className={classes.manager}
      aria-label={t('photos.heading')}
      data-dropping={isOver || undefined}
      {...dropProps}
    >
      {!isCompact && <PhotoHeading count={t('photos.count', { number: photos.length, most })} />}
      {changing.error && !changing.isPending && (
        <Alert tone="danger">{problemText(changing.error, { most })}</Alert>
      )}
      <RefusedUploads
        refused={uploads.filter(({ state }) => state === 'refused')}
        onRetry={retry}
        onDismiss={remove}
      />
      {photos.length + pending.length === 0 ? (
        <NoPhotos headingLevel={isCompact ? 2 : 3} onFiles={choose} />
      ) : (
        <PhotoGrid photos={photos} onChange={applyChange} onDelete={setDeleting}>
          {pending.map((upload) => (
            <UploadTile key={upload.id} upload={upload} onCancel={() => remove(upload)} />
          ))}
          <AddPhotos room={room} isFree={isFree} onFiles={choose} />
        </PhotoGrid>
      )}
      <p className={classes.status} role="status">
        {announcement}
      </p>
      {toCrop && (
        <Suspense>
          <CropDialog
            file={toCrop}
            more={cropping.files.length - 1}
            onUse={(picture) => cropping.use(toCrop, picture)}
            onUseAll={cropping.useAll}
            onDiscard={() => cropping.discard(toCrop)}
          />
        </Suspense>
      )}
      <DeletePhotoDialog
        isOpen={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        onDelete={() => {
          if (deleting) applyChange({ kind: 'delete', photo: deleting.id })
          setDeleting(undefined)
          section.current?.focus()
        }}
      />
    </section>
  )
}
