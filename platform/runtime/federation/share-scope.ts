type Factory = () => unknown

/** A module that the shell shares: at once where it is part of the first load, else when its file has come. */
export interface SharedModule {
  readonly version: string
  get(): Factory | Promise<Factory>
}

/** What the shell shares, by the name that code imports. */
export type ShareScope = Readonly<Record<string, SharedModule>>

/** What federation's plugin makes of a remote: a global, named like the version. */
export interface Container {
  init(scope: ShareScope): void
  get(module: string): Promise<Factory>
}
