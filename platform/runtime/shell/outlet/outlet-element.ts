import type { ResolvedRemote } from '../../../protocol/index.ts'
import type { PageLocation } from '../../contract.ts'
import { answerIn, PAINTED } from '../../painted.ts'

/** Marks the element that holds the pages. */
export const OUTLET = 'data-outlet'

/** The element that holds the pages: the one in the HTML if the server has rendered a page, or else a new one. */
export function outletElement() {
  const inHtml = document.querySelector<HTMLElement>(`[${OUTLET}]:has(> [${PAINTED}])`)
  const element = inHtml ?? document.createElement('div')
  element.setAttribute(OUTLET, '')
  // Pages render inside the document even before the frame has a place for them, because they look up ids there.
  if (!inHtml) document.body.append(element)
  let painted = element.querySelector<HTMLElement>(`:scope > [${PAINTED}]`)
  let taken: HTMLElement | undefined

  return {
    element,
    /** Whether the page from the server was taken over, and has not failed since. */
    get isTaken() {
      return taken?.isConnected ?? false
    },
    /** Returns the page from the server, once, if it is this one. */
    takePainted({ name, version }: ResolvedRemote, { route }: PageLocation): HTMLElement | undefined {
      const data = painted?.dataset
      if (!painted || data?.['remote'] !== name) return undefined
      if (data['version'] !== version || data['route'] !== route) return undefined
      taken = painted
      painted = null
      return taken
    },
    /** The page that is drawn in the outlet answers from now on. */
    drawn() {
      if (taken) answerIn(taken)
    },
    /** Removes a page from the server that another one replaces. */
    dropPainted() {
      painted?.remove()
      painted = null
    },
  }
}
