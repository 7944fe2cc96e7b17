import type { APIRequestContext, Browser } from '@playwright/test'
import { type FirstView, visitFirst, visitTwice } from './first-view.ts'
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

/** The visits of one round. */
export interface Round {
  rendered: Awaited<ReturnType<typeof visitTwice>>
  monolith: FirstView
  saved: FirstView
  unrendered: FirstView
}

/** Visits a page once in each way, the rendered one twice; in every second round in the opposite order. */
export async function takeRound({ browser, sites }: Measuring, page: FirstViewPage, isReversed: boolean) {
  const round: Partial<Round> = {}
  const visits = [
    async () => void (round.rendered = await visitTwice(browser, sites.rendered, page)),
    async () => void (round.monolith = await visitFirst(browser, sites.monolith, page)),
    async () => void (round.saved = await visitFirst(browser, sites.saved, page, SETTLING_SAVED)),
    async () => void (round.unrendered = await visitFirst(browser, sites.unrendered, page)),
  ]
  for (const visit of isReversed ? visits.toReversed() : visits) await visit()
  return round as Round
}
