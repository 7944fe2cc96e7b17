import { Skeleton } from 'shared-ui/skeleton'
import { useWords } from '../use-words.ts'
import classes from './profile-view.module.css'

/** Placeholder for a profile that is loading. */
export function ProfileSkeleton() {
  const t = useWords()
  return (
    <div className={classes.root} aria-busy="true">
      {/* Tells screen readers which page is loading. */}
      <h1 className={classes.unseen}>{t('titles.members-id')}</h1>
      <Skeleton shape="picture" />
      <div className={classes.about}>
        <Skeleton shape="heading" className={classes.name} />
        <Skeleton lines={2} />
        <Skeleton lines={5} />
      </div>
    </div>
  )
}
