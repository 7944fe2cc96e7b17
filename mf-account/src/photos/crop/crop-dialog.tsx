import { useEffect, useState } from 'react'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { Skeleton } from 'shared-ui/skeleton'
import { Slider } from 'shared-ui/slider'
import { useWords } from '../../use-words.ts'
import classes from './crop.module.css'
import { CropStage } from './crop-stage.tsx'
import { type CropView, cropOf, mostZoom, WHOLE, withinPicture } from './crop-view.ts'
import { drawCrop } from './draw-crop.ts'
import type { Look } from './use-crop-gestures.ts'
import { usePictureOf } from './use-picture-of.ts'

interface CropDialogProps {
  readonly file: File
  /** The number of pictures after this one. */
  readonly more: number
  readonly onUse: (file: Blob) => void
  /** Uploads this picture and the rest uncropped. */
  readonly onUseAll: () => void
  readonly onDiscard: () => void
}

/** Lets the member crop a picture before the upload. */
export function CropDialog({ file, more, onUse, onUseAll, onDiscard }: CropDialogProps) {
  const t = useWords()
  const decoded = usePictureOf(file)
  const [looked, setLooked] = useState<{ readonly file: File; readonly view: CropView }>()
  const [drawing, setDrawing] = useState<File>()
  const picture = decoded instanceof ImageBitmap ? decoded : undefined
  const view = looked?.file === file ? looked.view : WHOLE
  const look: Look = (change) =>
    setLooked((before) => ({ file, view: change(before?.file === file ? before.view : WHOLE) }))

  // Nothing to crop. Upload it, so that the server names the problem.
  useEffect(() => {
    if (decoded === 'unreadable') onUse(file)
  }, [decoded, file, onUse])

  async function use(bitmap: ImageBitmap) {
    setDrawing(file)
    // If drawing fails, upload the whole picture.
    onUse(await drawCrop(bitmap, cropOf(bitmap, view)).catch(() => file))
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onDiscard}
      isDismissable={false}
      isFullScreenOnPhones
      heading={t('photos.crop.heading')}
      closeLabel={t('photos.crop.discard', { name: file.name })}
      actions={
        <>
          {more > 0 && (
            <Button variant="quiet" onPress={onUseAll}>
              {t('photos.crop.all')}
            </Button>
          )}
          <Button variant="secondary" onPress={() => onUse(file)}>
            {t('photos.crop.whole')}
          </Button>
          <Button
            isDisabled={!picture}
            isPending={drawing === file}
            pendingLabel={t('photos.crop.pending')}
            onPress={() => picture && void use(picture)}
          >
            {t('photos.crop.use')}
          </Button>
        </>
      }
    >
      <div className={classes['crop']}>
        {picture ? (
          <CropStage picture={picture} view={view} onLook={look} label={t('photos.crop.stage')} />
        ) : (
          <Skeleton className={classes['loading']} />
        )}
        <Slider
          className={classes['zoom']}
          label={t('photos.crop.zoom')}
          minValue={1}
          maxValue={picture ? Math.max(mostZoom(picture), 1.01) : 4}
          step={0.01}
          isDisabled={!picture || mostZoom(picture) === 1}
          value={view.zoom}
          onChange={(zoom) => picture && look((now) => withinPicture(picture, { ...now, zoom }))}
          formatOptions={{ style: 'percent' }}
        />
        <p className={classes['note']}>
          {more > 0 ? t('photos.crop.more', { count: more }) : t('photos.crop.note')}
        </p>
      </div>
    </Dialog>
  )
}
