import type { OwnPhoto } from 'contracts'
import { useLeaveGuard } from 'platform/runtime/router'
import { lazy, Suspense, useRef, useState } from 'react'
import { useRole } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { useProblemWords } from '../use-problem-words.ts'
import { useWords } from '../use-words.ts'
import { AddPhotos } from './add-photos.tsx'
import { useFraming } from './crop/use-framing.ts'
import { DeletePhotoDialog } from './delete-photo-dialog.tsx'
import { NoPhotos } from './no-photos.tsx'
import { doneBy, type PhotoWish } from './photo-changes.ts'
import { PhotoGrid } from './photo-grid.tsx'
import { PhotoHeading } from './photo-heading.tsx'
import classes from './photo-manager.module.css'
import { useChangePhoto } from './queries/use-change-photo.ts'
import { RefusedUploads } from './upload/refused-uploads.tsx'
import { onTheWay } from './upload/upload-queue.ts'
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
  const { ofError } = useProblemWords()
  const isFree = useRole() === 'free'
  const { uploads, add, refuse, again, remove } = useUploads()
  const framing = useFraming(add)
  const changes = useChangePhoto()
  const [deleting, setDeleting] = useState<OwnPhoto>()
  const [said, setSaid] = useState('')
  const section = useRef<HTMLElement>(null)
  const underWay = onTheWay(uploads)
  const room = Math.max(0, most - photos.length - underWay.length - framing.files.length)
  const [framed] = framing.files
  useLeaveGuard(underWay.length > 0, t('photos.leave'))

  function choose(files: readonly File[]) {
    framing.begin(files.slice(0, room))
    const tooMany = files.slice(room).map((file) => ({ name: file.name, file }))
    if (tooMany.length > 0) refuse(tooMany, isFree ? 'premium_only' : 'photo_limit')
  }

  function wish(wanted: PhotoWish) {
    changes.mutate(wanted)
    const total = photos.length
    if (wanted.kind === 'move') setSaid(t('photos.moved', { number: wanted.position + 1, total }))
    else setSaid(t(`photos.done.${doneBy(wanted)}`))
  }

  const { isOver, dropProps } = useDrop(choose)

  return (
    <section
      ref={section}
      tabIndex={-1}
      className={classes['manager']}
      aria-label={t('photos.heading')}
      data-dropping={isOver || undefined}
      {...dropProps}
    >
      {!isCompact && <PhotoHeading count={t('photos.count', { number: photos.length, most })} />}
      {changes.error && !changes.isPending && <Alert tone="danger">{ofError(changes.error, { most })}</Alert>}
      <RefusedUploads
        refused={uploads.filter(({ state }) => state === 'refused')}
        onAgain={again}
        onDismiss={remove}
      />
      {photos.length + underWay.length === 0 ? (
        <NoPhotos headingLevel={isCompact ? 2 : 3} onFiles={choose} />
      ) : (
        <PhotoGrid photos={photos} onWish={wish} onDelete={setDeleting}>
          {underWay.map((upload) => (
            <UploadTile key={upload.id} upload={upload} onCancel={() => remove(upload)} />
          ))}
          <AddPhotos room={room} isFree={isFree} onFiles={choose} />
        </PhotoGrid>
      )}
      <p className={classes['status']} role="status">
        {said}
      </p>
      {framed && (
        <Suspense>
          <CropDialog
            file={framed}
            more={framing.files.length - 1}
            onUse={(picture) => framing.use(framed, picture)}
            onUseAll={framing.useAll}
            onDiscard={() => framing.discard(framed)}
          />
        </Suspense>
      )}
      <DeletePhotoDialog
        isOpen={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        onDelete={() => {
          if (deleting) wish({ kind: 'delete', photo: deleting.id })
          setDeleting(undefined)
          section.current?.focus()
        }}
      />
    </section>
  )
}
