import { useEffect, useState } from 'react'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { Skeleton } from 'shared-ui/skeleton'
import { Slider } from 'shared-ui/slider'
import { useWords } from '../../use-words.ts'
import classes from './crop.module.css'
import { CropStage } from './crop-stage.tsx'
import { type CropView, clampView, cropOf, INITIAL_VIEW, maxZoom } from './crop-view.ts'
import { drawCrop } from './draw-crop.ts'
import type { ChangeView } from './use-crop-gestures.ts'
import { useDecodedPicture } from './use-decoded-picture.ts'

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
  const decoded = useDecodedPicture(file)
  const [chosen, setChosen] = useState<{ readonly file: File; readonly view: CropView }>()
  const [drawing, setDrawing] = useState<File>()
  const picture = decoded instanceof ImageBitmap ? decoded : undefined
  const view = chosen?.file === file ? chosen.view : INITIAL_VIEW
  const changeView: ChangeView = (change) =>
    setChosen((before) => ({ file, view: change(before?.file === file ? before.view : INITIAL_VIEW) }))

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
            pendingLabel={t('pending')}
            onPress={() => picture && void use(picture)}
          >
            {t('photos.crop.use')}
          </Button>
        </>
      }
    >
      <div className={classes.crop}>
        {picture ? (
          <CropStage picture={picture} view={view} onViewChange={changeView} label={t('photos.crop.stage')} />
        ) : (
          <Skeleton className={classes.loading} />
        )}
        <Slider
          className={classes.zoom}
          label={t('photos.crop.zoom')}
          minValue={1}
          maxValue={picture ? Math.max(maxZoom(picture), 1.01) : 4}
          step={0.01}
          isDisabled={!picture || maxZoom(picture) === 1}
          value={view.zoom}
          onChange={(zoom) => picture && changeView((now) => clampView(picture, { ...now, zoom }))}
          formatOptions={{ style: 'percent' }}
        />
        <p className={classes.note}>
          {more > 0 ? t('photos.crop.more', { count: more }) : t('photos.crop.note')}
        </p>
      </div>
    </Dialog>
  )
}
