import type { MouseEvent } from 'react'

/** Whether a click on a link opens in this page, not in another tab, as a download or on another site. */
export function opensHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download, origin } = event.currentTarget
  const isPlain = !(event.metaKey || event.ctrlKey || event.altKey || event.shiftKey)
  return isPlain && (target === '' || target === '_self') && !download && origin === window.location.origin
}
