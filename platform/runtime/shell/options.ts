import type { ComponentType } from 'react'
import type { PageMatch } from '../../routing/match-page.ts'
import type { Dictionary, Wrap } from '../contract.ts'

/** What a guard says of a page: come in, or go there instead. */
export type Verdict = { readonly allow: true } | { readonly redirect: string }

export type Guard = (match: PageMatch, url: URL) => Verdict

export interface ShellOptions {
  readonly element: HTMLElement
  /** Draws the frame around the outlet: it reads `usePage()` and puts `<Outlet />` where the pages stand. */
  readonly Root: ComponentType
  /** The providers of every root in the page. */
  readonly wrap: Wrap
  /** One for each access name; a route with another name gets the error page with status 500. */
  readonly guards: Readonly<Record<string, Guard>>
  /** Whether a page of this access name is made for whoever looks at the page now. */
  readonly admits: (access: string) => boolean
  readonly locale: () => string
  readonly addWords: (remote: string, locale: string, words: Dictionary) => void
  /** An error that left the page standing: a handler threw. */
  readonly onStray: (error: unknown, remote: string | undefined) => void
  readonly confirmLeaving?: (message: string) => boolean
}
