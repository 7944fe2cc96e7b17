import { Badge } from 'shared-ui/badge'
import { useWords } from '../use-words.ts'
import classes from './photo-manager.module.css'

interface PhotoHeadingProps {
  /** Says how many photos there are, and how many are allowed. */
  readonly count?: string
}

/** The heading, with a sentence about photos and who sees them. */
export function PhotoHeading({ count }: PhotoHeadingProps) {
  const t = useWords()
  return (
    <div className={classes.head}>
      <div className={classes.title}>
        <h2>{t('photos.heading')}</h2>
        {count && (
          <Badge look="soft" tone="secondary">
            {count}
          </Badge>
        )}
      </div>
      <p className={classes.lead}>{t('photos.lead')}</p>
    </div>
  )
}
