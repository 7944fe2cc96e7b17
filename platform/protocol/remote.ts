/**
 * A page: `path` consists of literal segments, `:parameters`, either optional with a `?` at the end, and perhaps a last `*`;
 * `access` is one of the names that the shell declares.
 */
export interface RouteData {
  readonly name: string
  readonly path: string
  readonly layout: string
  readonly access: string
  /** Parameter → its allowed values. With any other value the page does not exist. */
  readonly only?: Readonly<Record<string, readonly string[]>>
  /** Names of the query's parameters that the page reads. A first view with any other is rendered for one visitor alone. */
  readonly query?: readonly string[]
  /** `self`: pages of the same origin may frame this one. No other page can be framed. */
  readonly framing?: 'self'
}

/** A widget that the shell draws wherever a layout has the slot. */
export interface SlotData {
  readonly slot: string
  readonly widget: string
  /** The access name of the audience, as for a page; others do not even load the widget. Without one, everyone gets it. */
  readonly access?: string
  /** Widgets of a slot are drawn in this order; 0 by default. */
  readonly order?: number
  /** A remote whose widgets in this slot are left out as long as this one is live and works. */
  readonly replaces?: string
}

/** A link in one of the shell's menus. Its label is the page's title, and its audience the page's. */
export interface NavigationData {
  readonly menu: string
  /** The name of one of the remote's routes, whose path has no parameters. */
  readonly route: string
  /** Links of a menu are shown in this order; 0 by default. */
  readonly order?: number
}

export interface RemoteData {
  readonly name: string
  readonly routes: readonly RouteData[]
  readonly slots?: readonly SlotData[]
  readonly navigation?: readonly NavigationData[]
  /** `browser`: its pages are never rendered on the server. By default they are, if the shell can. */
  readonly first?: 'browser'
}

export function remote<const T extends RemoteData>(data: T): T {
  return data
}
