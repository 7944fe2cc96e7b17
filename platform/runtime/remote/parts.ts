import type { ComponentType } from 'react'
import type { Params } from 'react-router'
import type { RemoteData } from '../../data/index.ts'
import type { Dictionary } from '../contract.ts'

export interface PreloadInput {
  readonly params: Params
  readonly search: URLSearchParams
}

/**
 * A page's file: `Page` is drawn; `preload`, if there, is called before the page is shown, to fetch its first data. It
 * may throw `notFound()`.
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

/** The code behind a remote's data: a page for each route and a widget for each slot, no more and no fewer. */
export interface RemoteParts<Data extends RemoteData> {
  readonly pages: { readonly [Name in RouteName<Data>]: () => Promise<PageModule> }
  readonly widgets?: { readonly [Name in WidgetName<Data>]: () => Promise<WidgetModule> }
  /** `import()` of a JSON file; a missing locale is found by the build. */
  readonly words: (locale: string) => Promise<{ readonly default: Dictionary }>
  readonly canUpdate?: () => boolean
}
