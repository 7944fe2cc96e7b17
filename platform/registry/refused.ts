/** Every reason for which the registry says no. */
export type RefusalCode =
  // The candidate and the shells do not fit each other.
  | 'shared-range'
  | 'shared-missing'
  | 'contract'
  | 'access'
  | 'layout'
  | 'slot'
  | 'words'
  // It takes what another has.
  | 'path-taken'
  | 'name-taken'
  | 'other-shell'
  // It is not whole, or too big.
  | 'page-missing'
  | 'widget-missing'
  | 'too-big'
  | 'bad-bundle'
  | 'file-missing'
  | 'file-differs'
  // It cannot be done as things stand.
  | 'already-published'
  | 'half-published'
  | 'already-live'
  | 'rolled-back'
  | 'no-shell'
  | 'no-live'
  | 'no-previous'
  | 'not-published'
  | 'unknown-name'
  | 'bad-share'
  | 'busy'

/** One reason: a code for programs, a sentence that tells a person what is wrong and what to do. */
export interface Refusal {
  readonly code: RefusalCode
  readonly sentence: string
}

/** Thrown when nothing was changed because something stands against it. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: RefusalCode
  readonly refusals: readonly [Refusal, ...Refusal[]]

  constructor(first: Refusal, ...more: readonly Refusal[]) {
    super([first, ...more].map((refusal) => refusal.sentence).join('\n'))
    this.code = first.code
    this.refusals = [first, ...more]
  }

  get sentences(): string[] {
    return this.refusals.map((refusal) => refusal.sentence)
  }
}

export function refuse(code: RefusalCode, sentence: string): never {
  throw new Refused({ code, sentence })
}
