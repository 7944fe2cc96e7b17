/** What the development server tells the pages that are open on it. */
export type DevEvent =
  | { readonly type: 'built'; readonly bundle: string; readonly hash: string }
  | { readonly type: 'failed'; readonly bundle: string; readonly message: string }
  | { readonly type: 'crashed'; readonly bundle: string; readonly message: string }

/** Under this path the development server has what no site has: its bundles, each in a folder, and the events. */
export const DEV_PATH = '/@dev/'
export const DEV_EVENTS = `${DEV_PATH}events`
