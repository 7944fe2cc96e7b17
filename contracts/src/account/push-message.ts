/** A push message, as the service worker gets it. It names no one, since anyone may see the screen. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** The page that a tap opens. */
  readonly url: string
  /** A message replaces an earlier one with the same tag, on the screen and while it waits. */
  readonly tag: string
}

/**
 * Sent by the service worker to open pages: a push message has arrived, or was pressed and the page is to
 * open a path. The page answers `open` on the port that comes with it.
 */
export type WorkerMessage =
  | { readonly kind: 'push'; readonly message: PushMessage }
  | { readonly kind: 'open'; readonly path: string }
