// The names in the HTML stay as they are: a gateway and a published shell may be of different ages.

/** Marks an element that the server has rendered; its value is the prefix of the ids in it. */
export const SERVER_RENDERED = 'data-painted'

/** Marks a part of a page that hydrates after the page. */
export const LATE = 'data-late'

/** Marks an element from the server that has hydrated. */
const HYDRATED = 'data-answers'

/** The event of an element that has hydrated: the script in the HTML passes on what the visitor has done in it. */
const HYDRATION = 'platform-answers'

/** The prefix of the ids in an element that the server has rendered; undefined if it hasn't. */
export function serverIdPrefix(element: Element): string | undefined {
  return element.getAttribute(SERVER_RENDERED) ?? undefined
}

/** From now on the code of an element that the server has rendered answers the visitor. */
export function markHydrated(element: Element) {
  element.setAttribute(HYDRATED, '')
  element.dispatchEvent(new Event(HYDRATION))
}
