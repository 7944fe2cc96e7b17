import type { ComponentType } from 'react'
import type { PageMatch } from '../../routing/match-page.ts'
import type { Wrap } from '../contract.ts'
import type { ShellPlugin } from './plugin.ts'
import type { AddWords } from './remotes/words.ts'

/** A guard's decision about a page: allow it, redirect, or answer as if there were no such page. */
export type GuardResult =
  | { readonly allow: true }
  | { readonly redirect: string }
  | { readonly notFound: true }

export type Guard = (match: PageMatch, url: URL) => GuardResult

export interface OpenOverlays {
  readonly count: number
  /** Returns the function that closes the top one; undefined if that one must stay open. */
  top(): (() => void) | undefined
  /** Calls the listener whenever one has opened or closed. */
  subscribe(listener: () => void): () => void
}

export interface ShellOptions {
  readonly element: HTMLElement
  /** Renders the frame around the outlet: it reads `usePage()` and puts `<Outlet />` where pages go. */
  readonly Root: ComponentType
  /** Providers for every root in the page. */
  readonly wrap: Wrap
  /** One guard per access name; a route with another name gets the error page with status 500. */
  readonly guards: Readonly<Record<string, Guard>>
  /** Whether the viewer has access to pages with this access name. */
  readonly admits: (access: string) => boolean
  readonly locale: () => string
  readonly addWords: AddWords
  /** Called for an error outside of rendering, which leaves the page intact. */
  readonly onStray: (error: unknown, remote: string | undefined) => void
  /** Overlays over the page, which Back closes one by one before it leaves the page. */
  readonly overlays?: OpenOverlays
  readonly plugins?: readonly ShellPlugin[]
  readonly confirmLeaving?: (message: string) => boolean
}
