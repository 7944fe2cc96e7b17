type Factory = () => unknown

/** A module that the shell shares: available at once if it is part of the initial load, else once its file has loaded. */
export interface SharedModule {
  readonly version: string
  get(): Factory | Promise<Factory>
}

/** The shared modules, by the name under which code imports them. */
export type ShareScope = Readonly<Record<string, SharedModule>>

/** The global that federation's plugin creates for each version of a remote. */
export interface Container {
  init(scope: ShareScope): void
  get(module: string): Promise<Factory>
}
