import type { ComponentType, ReactNode } from 'react'
import type { Location, Navigator } from 'react-router'

// The contract between a shell and its remotes; `CONTRACT` is its version. React remotes implement it through
// `defineRemote`, others implement `RemoteModule` by hand.

/** The providers that every root of the page needs; the shell passes them in. */
export type Wrap = ComponentType<{ readonly children: ReactNode }>

/** The current place: the remote's own route, and the location for its router. */
export interface PageLocation {
  readonly route: string
  readonly location: Location
}

export interface HostProps {
  readonly wrap: Wrap
  readonly navigator: Navigator
  /** Has the visitor confirm before leaving the page while `isBusy()` holds. Returns a function that removes the guard. */
  guardLeaving(isBusy: () => boolean, message: string): () => void
  /** Renders the widgets of a slot in an element of this root. Returns a function that removes them. */
  fillSlot(name: string, place: HTMLElement): () => void
  /** Sets the title and the description of the page at a path, in place of its route's. Returns a function that resets them. */
  titlePage(pathname: string, title: string, description?: string): () => void
  /** Called when the root has thrown while rendering and shows nothing any more. */
  onCrash(error: unknown): void
  /** Called when the HTML from the server was other than what the root renders, which has replaced it. */
  onMismatch?(error: unknown): void
}

export interface PageProps extends HostProps, PageLocation {
  /** Called once per location shown, when the page's content is in the DOM; a page that takes 15 seconds has failed. */
  onDrawn(): void
}

export interface WidgetProps extends HostProps {
  readonly location: Location
}

/** single-spa's lifecycles, narrowed to what our parcels get. */
export interface Lifecycles<Props> {
  bootstrap(): Promise<void>
  mount(props: Props & { readonly domElement: HTMLElement; readonly name: string }): Promise<void>
  update(props: Props & { readonly name: string }): Promise<void>
  unmount(props: { readonly name: string }): Promise<void>
}

/** The words of one language, nested as in their file. */
export type Dictionary = { readonly [key: string]: string | Dictionary }

export interface RemoteModule extends Lifecycles<PageProps> {
  /**
   * Loads the code of the page, then the data that the page itself preloads; rejects only if code is missing. Resolves to
   * `missing` if there is no such page after all.
   */
  preload(target: PageLocation): Promise<'missing' | undefined>
  /** Preloads the code of a page that may never be opened; without it, the code is loaded when the page is opened. */
  code?(route: string): Promise<void>
  words(locale: string): Promise<Dictionary>
  /** A page as the lifecycles mount it, for rendering on the server; without it the page is rendered in the browser. */
  element?(props: PageProps): ReactNode
  widget(name: string): Promise<Lifecycles<WidgetProps>>
  /** False while a change of version would cost the visitor something, such as a half-filled form. */
  canUpdate(): boolean
}
