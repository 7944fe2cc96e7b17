import type { OpenedPage, RemoteUnavailable } from './open-page.ts'
import type { PageError } from './page-error.ts'

/** What the loader of a page answers: a page, or why there is none. */
export type PageOutcome = OpenedPage | RemoteUnavailable | PageError
