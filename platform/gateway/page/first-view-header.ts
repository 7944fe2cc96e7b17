/** With `browser` as its value, a request asks for the page without its first view, as a development server does. */
export const FIRST_VIEW_HEADER = 'platform-first-view'
