/** The most that all remotes together may put into a menu or a slot. */
export interface PlaceLimit {
  readonly most: number
  /** The first and the last `order` that they may have. */
  readonly order?: readonly [number, number]
}

export interface ShellData {
  readonly name: string
  readonly layouts: readonly string[]
  readonly slots: readonly string[]
  /** Slot → what it takes; without an entry, any number. */
  readonly slotLimits?: Readonly<Record<string, PlaceLimit>>
  /** Menus that take links from remotes. */
  readonly menus?: Readonly<Record<string, PlaceLimit>>
  /** Access name → the audiences it admits. A path, and a route name, is unique within each audience. */
  readonly access: Readonly<Record<string, readonly string[]>>
  /** The access names whose pages nobody else learns of: elsewhere a guard may lead to a page, as the login does. */
  readonly secretAccess?: readonly string[]
  /** Every remote must bring its words in all of these. */
  readonly locales: readonly string[]
  /** Versions of the contract (parcel props, slots, shared state) that this shell still understands. */
  readonly contracts: readonly number[]
  readonly budgets: Budgets
}

/** Upper bounds in bytes, gzipped. `remotePage`: all that the first view of one page loads from its remote. */
export interface Budgets {
  readonly remotePage: number
  /** The same for a widget. Shells published before there was this limit have none; `remotePage` counts instead. */
  readonly widget?: number
  readonly shell: number
  /** The server half of a remote or of the shell. Shells published before there was this limit have none. */
  readonly serverHalf?: number
}

export function shell<const T extends ShellData>(data: T): T {
  return data
}
