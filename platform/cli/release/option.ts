/** An option of a command, for both the parser and the usage text. */
export interface Option {
  readonly type: 'boolean' | 'string'
  /** Name of the value in the usage, as in `--canary <percent>`. */
  readonly value?: string
  readonly isRequired?: boolean
  /** Whether it may be repeated. */
  readonly multiple?: boolean
  /** Whether most commands have it: then the overview mentions it once, for all of them. */
  readonly isCommon?: boolean
  readonly about: string
}

export type Options = Readonly<Record<string, Option>>

/** The parsed options. */
export type Values<O> = {
  readonly [K in keyof O]?: O[K] extends { readonly type: 'boolean' }
    ? boolean
    : O[K] extends { readonly multiple: true }
      ? readonly string[]
      : string
}

/** `--canary <percent>` */
export function flag(name: string, { value }: Option): string {
  return value === undefined ? `--${name}` : `--${name} <${value}>`
}
