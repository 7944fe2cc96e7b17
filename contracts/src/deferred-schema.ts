import type { ZodMiniType } from 'zod/mini'

/**
 * Stands in for a schema that is only built when something first uses it. A page loads the contracts of everything it may
 * call, and building all of their schemas took a slow phone longer than drawing the page; it uses a handful of them.
 */
class DeferredSchema {
  readonly #make: () => ZodMiniType
  #made: ZodMiniType | undefined

  constructor(make: () => ZodMiniType) {
    this.#make = make
  }

  get made(): ZodMiniType {
    this.#made ??= this.#make()
    return this.#made
  }

  /** All that zod itself asks of a schema within another. */
  get _zod() {
    const value = this.made._zod
    // From now on found without this getter, since parsing reads it for each value.
    Object.defineProperty(this, '_zod', { value })
    return value
  }

  get def() {
    return this.made.def
  }

  get shape() {
    return (this.made as ZodMiniType & { readonly shape: object }).shape
  }

  parse(...parameters: Parameters<ZodMiniType['parse']>) {
    return this.made.parse(...parameters)
  }

  safeParse(...parameters: Parameters<ZodMiniType['safeParse']>) {
    return this.made.safeParse(...parameters)
  }

  clone(...parameters: Parameters<ZodMiniType['clone']>) {
    return this.made.clone(...parameters)
  }

  check(...checks: Parameters<ZodMiniType['check']>) {
    return new DeferredSchema(() => this.made.check(...checks))
  }
}

/** Makes a function that builds a schema, or a rule in one, put that off until the schema is used. */
// oxlint-disable-next-line typescript/no-explicit-any -- the parameters of every builder of zod
export function deferred<Build extends (...parameters: any[]) => unknown>(build: Build): Build {
  return ((...parameters) => new DeferredSchema(() => build(...parameters) as ZodMiniType)) as Build
}
