import { RotateCw } from 'lucide-react'
import type { ComponentPropsWithoutRef } from 'react'
import { useSettings } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { useWords } from '../../use-words.ts'
import classes from './case-picture.module.css'
import { useReload } from './use-reload.ts'

interface CasePictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'onError'> {
  readonly filename: string
  readonly alt: string
  /** Leaves no room for words. */
  readonly isSmall?: boolean
}

/** A picture to decide about. One that didn't load says so and can be tried again. */
export function CasePicture({ filename, alt, isSmall = false, ...props }: CasePictureProps) {
  const t = useWords()
  const { cdn_prefix } = useSettings()
  const src = cdn_prefix + filename
  const { isBroken, attempt, onError, retry } = useReload(src)
  if (isBroken)
    return (
      <div className={classes.broken}>
        {!isSmall && <p>{t('moderation.pictureBroken')}</p>}
        <Button
          size="small"
          variant="secondary"
          onPress={retry}
          {...(isSmall && { isIcon: true, 'aria-label': t('retry') })}
        >
          {isSmall ? <RotateCw /> : t('retry')}
        </Button>
      </div>
    )
  return <img key={attempt} {...props} src={src} alt={alt} data-picture="" onError={onError} />
}
