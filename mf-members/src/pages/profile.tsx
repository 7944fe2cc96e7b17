import { type ErrorCode, nameAndAge } from 'contracts'
import type { PreloadInput } from 'platform/runtime/remote'
import { usePageTitle, useParams } from 'platform/runtime/router'
import { codeOf } from 'shared-state/problem-text'
import { loadProfileWords } from 'shared-state/profile-words'
import { queryClient, useQuery } from 'shared-state/query'
import { Skeleton } from 'shared-ui/skeleton'
import { Neighbours } from '../profile/neighbours.tsx'
import { ProfileRefused } from '../profile/profile-refused.tsx'
import classes from '../profile/profile-view.module.css'
import { ProfileView } from '../profile/profile-view.tsx'
import { memberQuery } from '../profile/queries/member-query.ts'
import { useWords } from '../use-words.ts'

const REFUSALS: readonly ErrorCode[] = ['blocked_by', 'you_blocked', 'not_found']

/** How long the previous page stays in place of a skeleton. */
const PATIENCE_MS = 500

export const preload = ({ params: { id = '' } }: PreloadInput) => {
  const profile = queryClient.prefetchQuery(memberQuery(id))
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  return Promise.all([Promise.race([profile, patience]), loadProfileWords()])
}

/** §2: a member’s profile, the same screen whether opened from the search or from a like. */
export function Page() {
  const { id = '' } = useParams()
  const { data, error, isPending, isFetching, refetch } = useQuery(memberQuery(id))
  // A refusal hides a cached profile; a failed refetch does not.
  const isRefused = error !== null && (!data || REFUSALS.includes(codeOf(error)))
  usePageTitle(data && !isRefused ? nameAndAge(data.profile) : undefined)
  return (
    <div className={classes.page}>
      <Neighbours id={id} />
      {isPending && <ProfileSkeleton />}
      {data && !isRefused && <ProfileView key={id} profile={data.profile} />}
      {isRefused && (
        <ProfileRefused
          id={id}
          error={error}
          wasShown={data !== undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  )
}

/** Placeholder for a profile that is loading. */
function ProfileSkeleton() {
  const t = useWords()
  return (
    <div className={classes.root} aria-busy="true">
      {/* Tells screen readers which page is loading. */}
      <h1 className={classes.unseen}>{t('titles.members-id')}</h1>
      <div className={classes.picture}>
        <Skeleton shape="picture" className={classes.waiting} />
      </div>
      <Skeleton lines={2} />
      <Skeleton lines={5} />
    </div>
  )
}
