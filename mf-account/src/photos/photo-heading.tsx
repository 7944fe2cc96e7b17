import { Badge } from 'shared-ui/badge'
import { useWords } from '../use-words.ts'
import classes from './photo-manager.module.css'

interface PhotoHeadingProps {
  /** How many there are, and may be. */
  readonly count?: string
}

/** What the photos are for, and who sees them. */
export function PhotoHeading({ count }: PhotoHeadingProps) {
  const t = useWords()
  return (
    <div className={classes['head']}>
      <div className={classes['title']}>
        <h2>{t('photos.heading')}</h2>
        {count && (
          <Badge look="soft" tone="secondary">
            {count}
          </Badge>
        )}
      </div>
      <p className={classes['lead']}>{t('photos.lead')}</p>
    </div>
  )
}
