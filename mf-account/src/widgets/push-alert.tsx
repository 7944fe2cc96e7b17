import { useLocation } from 'platform/runtime/router'
import { useCurrentAlert } from 'shared-state/alerts'
import { PushOffer } from '../push/push-offer.tsx'

/** §6: offers push after a first message or a match, until dismissed. */
export function Widget() {
  const { pathname } = useLocation()
  return useCurrentAlert(pathname) === 'push' && <PushOffer />
}
