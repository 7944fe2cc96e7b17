import type { MouseEvent } from 'react'

/** Whether a click on a link means this very page, and not another tab, a download or another site. */
export function opensHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download, origin } = event.currentTarget
  const isPlain = !(event.metaKey || event.ctrlKey || event.altKey || event.shiftKey)
  return isPlain && (target === '' || target === '_self') && !download && origin === window.location.origin
}
