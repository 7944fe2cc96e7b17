import { queryClient, useQuery } from 'shared-state/query'
import { useUser } from 'shared-state/session'
import { photosQuery } from '../photos/queries/photos-query.ts'
import { preferencesQuery } from '../preferences/queries/preferences-query.ts'
import { OwnProfileView } from '../profile/own-profile-view.tsx'
import classes from '../profile/profile.module.css'
import { ProfileFailed } from '../profile/profile-failed.tsx'
import { ownProfileQuery } from '../queries/own-profile-query.ts'
import { preloadOwnProfile } from '../queries/preload-own-profile.ts'
import { useWords } from '../use-words.ts'

export const preload = () =>
  Promise.all([
    preloadOwnProfile(),
    queryClient.prefetchQuery(photosQuery),
    queryClient.prefetchQuery(preferencesQuery),
  ])

/** §2: a member’s own profile. */
export function Page() {
  const t = useWords()
  const user = useUser()
  const { data, error, isFetching, refetch } = useQuery(ownProfileQuery)
  if (!user) return null
  if (!data) {
    return error && <ProfileFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <div className={classes.page}>
      <h1>{t('titles.profile')}</h1>
      <OwnProfileView user={user} profile={data.profile} />
    </div>
  )
}
