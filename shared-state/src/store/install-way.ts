/** The event with which a browser says that it can install the site; the DOM's types lack it. */
export interface InstallPrompt extends Event {
  /** Opens the browser's dialog; works once. */
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** How this browser installs the site: by its own dialog, or in the share menu of an iPhone or iPad. */
export type InstallWay = InstallPrompt | 'share-menu'

export type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** Only Safari's own window is sure to have the share menu: a page within another app may not. */
export function hasShareMenu(device: Device): boolean {
  const { userAgent, maxTouchPoints } = device
  const isSafari = /^Mozilla\/5\.0 \((?:iPhone|iPad|Macintosh);.* Version\/\d[\d.]* .*Safari\/[\d.]+$/.test(
    userAgent,
  )
  // An iPad calls itself a Macintosh, which has no touch screen.
  return isSafari && maxTouchPoints > 1 && 'standalone' in device
}
