import { type AnswerOf, getPhotos } from 'contracts'
import { applyLocally } from 'shared-state/apply-locally'
import { endpointQuery, queryClient } from 'shared-state/query'

type Photos = AnswerOf<typeof getPhotos>

export const photosQuery = endpointQuery(getPhotos)

/** Shows the photos as they are now, here and wherever the main one is seen. */
export function keepPhotos(answer: Photos) {
  queryClient.setQueryData(photosQuery.queryKey, answer)
  const main_image = answer.photos.find(({ is_main }) => is_main) ?? null
  applyLocally({ kind: 'main_image', main_image })
}
