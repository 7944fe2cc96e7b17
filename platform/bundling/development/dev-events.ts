/** An event that the development server sends to its open pages. */
export type DevEvent =
  | { readonly type: 'built'; readonly bundle: string; readonly hash: string }
  | { readonly type: 'failed'; readonly bundle: string; readonly message: string }
  | { readonly type: 'crashed'; readonly bundle: string; readonly message: string }

/** The path of the development server's own resources: a folder for each bundle, and the event stream. */
export const DEV_PATH = '/@dev/'
export const DEV_EVENTS = `${DEV_PATH}events`
