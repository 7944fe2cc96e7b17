import { type ErrorCode, nameAndAge } from 'contracts'
import { usePageTitle, useParams } from 'platform/runtime/router'
import { loadProfileWords } from 'shared-state/profile-words'
import { queryClient, useQuery } from 'shared-state/query'
import { codeOf } from '../problem.ts'
import { Neighbours } from '../profile/neighbours.tsx'
import { ProfileRefused } from '../profile/profile-refused.tsx'
import { profileRequest } from '../profile/profile-request.ts'
import { ProfileSkeleton } from '../profile/profile-skeleton.tsx'
import { ProfileView } from '../profile/profile-view.tsx'

interface PreloadInput {
  readonly params: { readonly id?: string | undefined }
}

const REFUSALS: readonly ErrorCode[] = ['blocked_by', 'you_blocked', 'not_found']

/** So long the page before stays rather than that an empty frame is shown. */
const PATIENCE = 500

export async function preload({ params: { id = '' } }: PreloadInput) {
  const profile = queryClient.prefetchQuery(profileRequest(id))
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.all([Promise.race([profile, patience]), loadProfileWords()])
}

/** §2: a member’s profile, the same screen whether it was found or came with a like. */
export function Page() {
  const { id = '' } = useParams()
  const { data, error, isPending, isFetching, refetch } = useQuery(profileRequest(id))
  // What was seen before a refusal is not to be seen any more; what only could not be had anew still is.
  const isRefused = error !== null && (!data || REFUSALS.includes(codeOf(error)))
  usePageTitle(data && !isRefused ? nameAndAge(data.profile) : undefined)
  return (
    <>
      <Neighbours id={id} />
      {isPending && <ProfileSkeleton />}
      {data && !isRefused && <ProfileView key={id} profile={data.profile} />}
      {isRefused && (
        <ProfileRefused id={id} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  )
}
