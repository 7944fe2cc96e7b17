import type { ComponentType } from 'react'
import type { Params } from 'react-router'
import type { RemoteData } from '../../protocol/index.ts'
import type { Dictionary } from '../contract.ts'

export interface PreloadInput {
  readonly params: Params
  readonly search: URLSearchParams
}

/**
 * The module of a page: the component `Page`, and optionally `preload`, which fetches its first data before the page is
 * shown and may throw `notFound()`.
 */
export interface PageModule {
  readonly Page: ComponentType
  readonly preload?: (input: PreloadInput) => Promise<unknown> | void
}

export interface WidgetModule {
  readonly Widget: ComponentType
}

type RouteName<Data extends RemoteData> = Data['routes'][number]['name']
type WidgetName<Data extends RemoteData> = NonNullable<Data['slots']>[number]['widget']

/** The code for a remote's data: exactly one page per route and one widget per slot. */
export interface RemoteParts<Data extends RemoteData> {
  readonly pages: { readonly [Name in RouteName<Data>]: () => Promise<PageModule> }
  readonly widgets?: { readonly [Name in WidgetName<Data>]: () => Promise<WidgetModule> }
  /** `import()` of a JSON file; the build reports a missing locale. */
  readonly words: (locale: string) => Promise<{ readonly default: Dictionary }>
  /** Postpones another version for a reason that no component knows; `useUnsavedWork` is for those that one does. */
  readonly canUpdate?: () => boolean
}
