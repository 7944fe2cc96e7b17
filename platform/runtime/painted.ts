/** Marks an element that the server has rendered; its value is the prefix of the ids in it. */
export const PAINTED = 'data-painted'

/** The prefix of the ids in an element that the server has rendered; undefined if it hasn't. */
export function paintedPrefix(element: Element): string | undefined {
  return element.getAttribute(PAINTED) ?? undefined
}
