import type { ResolvedRemote } from '../../../protocol/index.ts'
import type { PageLocation } from '../../contract.ts'
import { markHydrated, SERVER_RENDERED } from '../../server-rendered.ts'

/** Marks the element that holds the pages. */
export const OUTLET = 'data-outlet'

/** The element that holds the pages: the one in the HTML if the server has rendered a page, or else a new one. */
export function outletElement() {
  const inHtml = document.querySelector<HTMLElement>(`[${OUTLET}]:has(> [${SERVER_RENDERED}])`)
  const element = inHtml ?? document.createElement('div')
  element.setAttribute(OUTLET, '')
  // Pages render inside the document even before the frame has a place for them, because they look up ids there.
  if (!inHtml) document.body.append(element)
  let serverRendered = element.querySelector<HTMLElement>(`:scope > [${SERVER_RENDERED}]`)
  let taken: HTMLElement | undefined

  return {
    element,
    /** Whether the page from the server has hydrated, and has not failed since. */
    get isTaken() {
      return taken?.isConnected ?? false
    },
    /** Returns the page from the server, once, if it is this one. */
    takeServerRendered({ name, version }: ResolvedRemote, { route }: PageLocation): HTMLElement | undefined {
      const data = serverRendered?.dataset
      if (!serverRendered || data?.['remote'] !== name) return undefined
      if (data['version'] !== version || data['route'] !== route) return undefined
      taken = serverRendered
      serverRendered = null
      return taken
    },
    /** The page that is drawn in the outlet answers from now on. */
    drawn() {
      if (taken) markHydrated(taken)
    },
    /** Removes a page from the server that another one replaces. */
    dropServerRendered() {
      serverRendered?.remove()
      serverRendered = null
    },
  }
}
