import type { OwnPhoto } from 'contracts'
import { Clock, EyeOff, LockKeyhole, Star } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useSettings } from 'shared-state/session'
import { Badge } from 'shared-ui/badge'
import { Picture } from 'shared-ui/picture'
import { useWords } from '../use-words.ts'
import classes from './photo-grid.module.css'

interface PhotoTileProps extends ComponentProps<'li'> {
  readonly photo: OwnPhoto
  readonly alt: string
  /** The menu of actions. */
  readonly menu: ReactNode
}

/** One of the member’s own photos, with its status, which others do not see. */
export function PhotoTile({ photo, alt, menu, ...props }: PhotoTileProps) {
  const t = useWords()
  const { cdn_prefix: prefix, min_age } = useSettings()
  const { card, match, thumb_filename: thumb, status, rejection } = photo
  return (
    <li {...props} className={classes.tile} data-status={status}>
      <Picture
        src={prefix + card}
        srcSet={`${prefix}${thumb} 160w, ${prefix}${card} 480w, ${prefix}${match} 640w`}
        width={4}
        height={5}
        thumbhash={photo.thumbhash}
        alt={alt}
        className={classes.picture}
      >
        <div className={classes.badges}>
          {photo.is_main && (
            <Badge tone="primary">
              <Star aria-hidden="true" fill="currentcolor" />
              {t('photos.main')}
            </Badge>
          )}
          {photo.is_private && (
            <Badge tone="secondary">
              <LockKeyhole aria-hidden="true" />
              {t('photos.private')}
            </Badge>
          )}
          {status === 'pending' && (
            <Badge tone="warning">
              <Clock aria-hidden="true" />
              {t('photos.pending')}
            </Badge>
          )}
          {status === 'rejected' && (
            <Badge tone="danger">
              <EyeOff aria-hidden="true" />
              {t('photos.rejected')}
            </Badge>
          )}
        </div>
        {menu}
      </Picture>
      {status === 'pending' && <p className={classes.reason}>{t('photos.pendingText')}</p>}
      {rejection && <p className={classes.reason}>{t(`photos.reasons.${rejection}`, { min_age })}</p>}
    </li>
  )
}
