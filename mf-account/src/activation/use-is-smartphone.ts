import { useSyncExternalStore } from 'react'
import { breakpoints } from 'shared-ui/breakpoints'

const { small } = breakpoints

/** Matches portrait and landscape. */
const SMARTPHONE = `(width < ${small}px), ((height < ${small}px) and (pointer: coarse))`

/** As it is now: turning the phone changes nothing. False on a server. */
export function useIsSmartphone(): boolean {
  return useSyncExternalStore(subscribe, isSmartphone, () => false)
}

const isSmartphone = () => matchMedia(SMARTPHONE).matches

const subscribe = () => () => {}
