import { type AnswerOf, getPhotos, getUser } from 'contracts'
import { endpointQuery, queryClient } from 'shared-state/query'

type Photos = AnswerOf<typeof getPhotos>

export const photosQuery = endpointQuery(getPhotos)

/** Shows the photos as they are now, here and wherever the main one is seen. */
export function keepPhotos(answer: Photos) {
  queryClient.setQueryData(photosQuery.queryKey, answer)
  const main_image = answer.photos.find(({ is_main }) => is_main) ?? null
  queryClient.setQueryData(
    endpointQuery(getUser).queryKey,
    (known) =>
      known && { user: known.user && { ...known.user, profile: { ...known.user.profile, main_image } } },
  )
}
