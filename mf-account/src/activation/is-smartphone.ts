import { breakpoints } from 'shared-ui/breakpoints'

const { small } = breakpoints

/** Upright, or lying on its side. */
const SMARTPHONE = `(width < ${small}px), ((height < ${small}px) and (pointer: coarse))`

export function isSmartphone(): boolean {
  return matchMedia(SMARTPHONE).matches
}
