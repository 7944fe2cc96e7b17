type Factory = () => unknown

/** One version of a shared module, as Module Federation's runtime describes it. */
export interface SharedModule {
  /** Returns at once if the module is part of the initial load, else once its file has loaded. */
  get(): Factory | Promise<Factory>
  /** Its factory, once it is loaded. */
  readonly lib?: Factory | null
}

/** The shared modules, by the name under which code imports them, then by version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>

/** The scope of shells that knew contract 1 only, which offer one version of each module. */
export type FlatShareScope = Readonly<Record<string, SharedModule & { readonly version: string }>>

/** The global that federation's plugin creates for each version of a remote. */
export interface Container {
  init(scope: ShareScope): void | Promise<void>
  get(module: string): Promise<Factory>
}
