/** Marks an element that the server has rendered; its value is the prefix of the ids in it. */
export const PAINTED = 'data-painted'

/** Marks a part of a page that hydrates after the page. */
export const LATE = 'data-late'

/** Marks an element from the server that code has taken over. */
const ANSWERS = 'data-answers'

/** Then the script in the HTML passes on what the visitor has done in the element. */
const ANSWERS_NOW = 'platform-answers'

/** The prefix of the ids in an element that the server has rendered; undefined if it hasn't. */
export function paintedPrefix(element: Element): string | undefined {
  return element.getAttribute(PAINTED) ?? undefined
}

/** From now on the code of an element that the server has rendered answers the visitor. */
export function answerIn(element: Element) {
  element.setAttribute(ANSWERS, '')
  element.dispatchEvent(new Event(ANSWERS_NOW))
}
