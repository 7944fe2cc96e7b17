import { breakpoints } from 'shared-ui/breakpoints'

const { small } = breakpoints

/** Matches portrait and landscape. */
const SMARTPHONE = `(width < ${small}px), ((height < ${small}px) and (pointer: coarse))`

export function isSmartphone(): boolean {
  return matchMedia(SMARTPHONE).matches
}
