import { dismissals } from 'contracts'
import { dismiss, useDismissed } from 'shared-state/dismissals'
import { useUser } from 'shared-state/session'
import type { SwipeProfile } from '../deck.ts'

/** Whether the cards leave the player's country for the first time in this browser, and what goes on to them. */
export function useFarCard(cards: readonly SwipeProfile[]) {
  const home = useUser()?.profile.country
  const isDismissed = useDismissed(dismissals.farCards)
  const isAbroad = ({ country }: SwipeProfile) => Boolean(home && country && country !== home)
  // Somebody abroad who likes the player comes first, before those at home.
  const isFar = cards.slice(0, 1).some(isAbroad) && cards.filter(isAbroad).length > cards.length / 2
  return { isFar: isFar && !isDismissed, goFar: () => dismiss(dismissals.farCards) }
}
