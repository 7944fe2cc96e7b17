import { Skeleton } from 'shared-ui/skeleton'
import { useWords } from '../use-words.ts'
import classes from './profile-view.module.css'

/** Stands where the profile will come, in its size. */
export function ProfileSkeleton() {
  const t = useWords()
  return (
    <div className={classes['root']} aria-busy="true">
      {/* A screen reader is told which page this will be. */}
      <h1 className={classes['unseen']}>{t('titles.members-id')}</h1>
      <Skeleton shape="picture" />
      <div className={classes['about']}>
        <Skeleton shape="heading" />
        <Skeleton lines={2} />
        <Skeleton lines={5} />
      </div>
    </div>
  )
}
