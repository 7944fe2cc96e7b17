import type { ComponentType, ReactNode } from 'react'
import type { Location, Navigator } from 'react-router'

// What a shell and a remote agree on, `CONTRACT` being its version. A remote built with React gets it from
// `defineRemote`; one that is not implements `RemoteModule` by hand.

/** The providers that every root of the page needs, handed over by the shell. */
export type Wrap = ComponentType<{ readonly children: ReactNode }>

/** Where the visitor is: the remote's own route, and the location that its router shows. */
export interface PageLocation {
  readonly route: string
  readonly location: Location
}

export interface HostProps {
  readonly wrap: Wrap
  readonly navigator: Navigator
  /** Asks before the page is left while `isBusy` says so; answers with the function that stops asking. */
  guardLeaving(isBusy: () => boolean, message: string): () => void
  /** Draws the widgets of a slot in a place of this root's own; answers with what takes them away again. */
  fillSlot(name: string, place: HTMLElement): () => void
  /** What the page at this address calls itself, in place of its route's title; answers with what takes it back. */
  titlePage(pathname: string, title: string): () => void
  /** The root threw while rendering and shows nothing any more. */
  onCrash(error: unknown): void
}

export interface PageProps extends HostProps, PageLocation {
  /** The page's content stands in the DOM; called once for each route shown. */
  onDrawn(): void
}

export interface WidgetProps extends HostProps {
  readonly location: Location
}

/** single-spa's lifecycles, narrowed to what a parcel of ours gets. */
export interface Lifecycles<Props> {
  bootstrap(): Promise<void>
  mount(props: Props & { readonly domElement: HTMLElement; readonly name: string }): Promise<void>
  update(props: Props & { readonly name: string }): Promise<void>
  unmount(props: { readonly name: string }): Promise<void>
}

/** A language's words, nested as in the file. */
export type Dictionary = { readonly [key: string]: string | Dictionary }

export interface RemoteModule extends Lifecycles<PageProps> {
  /**
   * Loads the code of the page and then whatever the page itself wants early; rejects only when code is missing.
   * `missing`: there is no such page after all.
   */
  preload(target: PageLocation): Promise<'missing' | undefined>
  /** Has the code of a page at hand, which may never be opened; a remote without it is asked when it is. */
  code?(route: string): Promise<void>
  words(locale: string): Promise<Dictionary>
  widget(name: string): Promise<Lifecycles<WidgetProps>>
  /** False while changing the version would cost the visitor something, such as a half-filled form. */
  canUpdate(): boolean
}
