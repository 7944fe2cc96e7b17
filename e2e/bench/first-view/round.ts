import type { APIRequestContext, Browser } from '@playwright/test'
import { visitFirst, visitTwice } from './first-view.ts'
import { inTurn } from './in-turn.ts'
import type { FirstViewPage } from './pages.ts'

/** Long enough for the last picture of a page without scripts. */
const SETTLING_SAVED = 1_000

export interface Measuring {
  readonly browser: Browser
  /** For requests with the cookies that the browser has. */
  readonly request: APIRequestContext
  /** The addresses of one site in four ways. */
  readonly sites: {
    readonly rendered: string
    /** The same, with every page left to the browser. */
    readonly unrendered: string
    /** Rendered, too. */
    readonly monolith: string
    /** The rendered pages as static files without scripts. */
    readonly saved: string
  }
}

export type Round = Awaited<ReturnType<typeof takeRound>>

/** Visits a page once in each way, the rendered one twice. */
export function takeRound({ browser, sites }: Measuring, page: FirstViewPage, isReversed: boolean) {
  const visits = {
    rendered: () => visitTwice(browser, sites.rendered, page),
    monolith: () => visitFirst(browser, sites.monolith, page),
    saved: () => visitFirst(browser, sites.saved, page, SETTLING_SAVED),
    unrendered: () => visitFirst(browser, sites.unrendered, page),
  }
  return inTurn(visits, isReversed)
}
