import { useQuery } from 'shared-state/query'
import { inViewOrder } from '../profile/photos/in-view-order.ts'
import { memberQuery } from '../profile/queries/member-query.ts'
import type { SwipeProfile } from './deck.ts'

/** The photos that the player may see, and the relation to them, which a card in the deck doesn't carry. */
export function useFullProfile({ id, main_image }: SwipeProfile, isNeeded: boolean) {
  const { data } = useQuery({ ...memberQuery(id), enabled: isNeeded })
  const visible = inViewOrder(data?.profile.photos ?? []).filter((photo) => !photo.is_blurred)
  const [first = null, ...others] = visible
  return {
    // The main one as the deck has it, so that it doesn't flash when the others arrive.
    photos: [main_image ?? first, ...others],
    relation: data?.profile.relation,
  }
}
