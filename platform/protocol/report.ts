/** Browsers measure these of a page. All are milliseconds, except for `cls`, a score. */
export const VITALS = ['lcp', 'inp', 'cls', 'ttfb', 'change'] as const

/**
 * `lcp`: its largest content showed. `inp`: it answered an interaction. `cls`: how much it shifted. `ttfb`: the first byte
 * arrived. `change`: it was drawn after another page of the same document.
 */
export type Vital = (typeof VITALS)[number]

/** An event in the life of a remote, or of the shell, in a browser, sent to the gateway. */
export interface Report {
  readonly name: string
  readonly version: string
  /** `load`: drawn after `ms`. `failure`: its code could not be loaded. `crash`: its code threw. `vital`: `metric` was `value`. */
  readonly kind: 'load' | 'failure' | 'crash' | 'vital'
  /** Name of the route of the page that it is about. */
  readonly page?: string | undefined
  readonly ms?: number
  readonly metric?: Vital
  readonly value?: number
  /** Whether shell and remote came from the browser's cache, or both from the network; missing for a page with one of each. */
  readonly cached?: boolean | undefined
  /** A short text for `release status`; never personal data. */
  readonly message?: string
  /** Scripts with line and column, one a line: `/bundles/news/1.0.0-a/page.js:1:234`. Nothing personal, such as a query. */
  readonly stack?: string
}
