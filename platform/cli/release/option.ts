/** An option of a command, as it is read and as its usage is written. */
export interface Option {
  readonly type: 'boolean' | 'string'
  /** What its value is, as in `--canary <percent>`. */
  readonly value?: string
  readonly isRequired?: boolean
  readonly about: string
}

export type Options = Readonly<Record<string, Option>>

/** What a command is given of its options. */
export type Values<O> = {
  readonly [K in keyof O]?: O[K] extends { readonly type: 'boolean' } ? boolean : string
}

/** `--canary <percent>` */
export function flag(name: string, { value }: Option): string {
  return value === undefined ? `--${name}` : `--${name} <${value}>`
}
