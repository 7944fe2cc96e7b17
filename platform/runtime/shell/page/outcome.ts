import type { PageError } from './error.ts'
import type { OpenedPage, RemoteUnavailable } from './opener.ts'

/** What the loader of a page answers: a page, or why there is none. */
export type PageOutcome = OpenedPage | RemoteUnavailable | PageError
