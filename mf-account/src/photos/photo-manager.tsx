import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Skeleton } from 'shared-ui/skeleton'
import { useProblemText, useWords } from '../use-words.ts'
import { OwnPhotos } from './own-photos.tsx'
import { PhotoHeading } from './photo-heading.tsx'
import classes from './photo-manager.module.css'
import { usePhotos } from './queries/use-photos.ts'

interface PhotoManagerProps {
  /** Leaves out the heading and explanation, for a page that has its own. */
  readonly isCompact?: boolean
}

/** §3, §5: the member’s own photos: add, sort, choose the main one, make private, delete. */
export function PhotoManager({ isCompact = false }: PhotoManagerProps) {
  const t = useWords()
  const problemText = useProblemText()
  const { data, error, refetch, isFetching } = usePhotos()
  if (data) return <OwnPhotos photos={data.photos} most={data.most} isCompact={isCompact} />
  return (
    <section className={classes.manager} aria-busy={!error}>
      {!isCompact && <PhotoHeading />}
      {error && !isFetching ? (
        <Alert
          tone="danger"
          action={
            <Button variant="secondary" size="small" onPress={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {problemText(error)}
        </Alert>
      ) : (
        <div className={classes.loading}>
          <Skeleton shape="picture" />
          <Skeleton shape="picture" />
          <Skeleton shape="picture" />
        </div>
      )}
    </section>
  )
}
