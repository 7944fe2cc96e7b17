/** An event in the life of a remote, or of the shell, in a browser, sent to the gateway. */
export interface Report {
  readonly name: string
  readonly version: string
  /** `load`: drawn after `ms`. `failure`: its code could not be loaded. `crash`: its code threw. */
  readonly kind: 'load' | 'failure' | 'crash'
  readonly ms?: number
  /** A short text for `release status`; never personal data. */
  readonly message?: string
  /** Scripts with line and column, one a line: `/bundles/news/1.0.0-a/page.js:1:234`. Nothing personal, such as a query. */
  readonly stack?: string
}
