import { type AnswerOf, getPhotos, getUser } from 'contracts'
import { endpointQuery, queryClient } from 'shared-state/query'

export const photosQuery = endpointQuery(getPhotos)

/** Caches the member's photos, and the main one wherever the user is shown. */
export function cachePhotos(response: AnswerOf<typeof getPhotos>) {
  queryClient.setQueryData(photosQuery.queryKey, response)
  const main_image = response.photos.find(({ is_main }) => is_main) ?? null
  queryClient.setQueryData(
    endpointQuery(getUser).queryKey,
    (before) =>
      before && { user: before.user && { ...before.user, profile: { ...before.user.profile, main_image } } },
  )
}
