import { X } from 'lucide-react'
import { Button } from 'shared-ui/button'
import { Picture } from 'shared-ui/picture'
import { ProgressMeter } from 'shared-ui/progress-meter'
import { useWords } from '../../use-words.ts'
import classes from '../photo-grid.module.css'
import type { Upload } from './upload-queue.ts'

interface UploadTileProps {
  readonly upload: Upload
  readonly onCancel: () => void
}

/** The tile of a running or waiting upload. */
export function UploadTile({ upload: { name, preview, state, sent }, onCancel }: UploadTileProps) {
  const t = useWords()
  const isSending = state === 'sending'
  return (
    <li className={classes.tile}>
      <Picture src={preview} width={4} height={5} alt="" className={classes.picture}>
        <div className={classes.sending} data-scheme="dark">
          <span>{t(isSending ? 'photos.sending' : 'photos.waiting')}</span>
          {/* Once everything is sent, the site processes the picture for an unknown time. */}
          {isSending && <ProgressMeter value={sent < 1 ? sent : null} label={name} />}
        </div>
        <Button
          variant="quiet"
          size="small"
          isIcon
          className={classes.cancel}
          aria-label={t('photos.cancel', { name })}
          onPress={onCancel}
        >
          <X aria-hidden="true" />
        </Button>
      </Picture>
    </li>
  )
}
