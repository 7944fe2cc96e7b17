import { printable } from './printable.ts'

/** Every reason why the registry refuses something. */
export type RefusalCode =
  // The candidate is incompatible with a shell or a remote.
  | 'shared-range'
  | 'shared-missing'
  | 'shared-export'
  | 'shared-type'
  | 'contract'
  | 'access'
  | 'layout'
  | 'slot'
  | 'menu'
  | 'place-full'
  | 'place-order'
  | 'words'
  // It claims something that is taken.
  | 'path-taken'
  | 'name-taken'
  | 'other-shell'
  | 'other-source'
  | 'other-team'
  // It is incomplete, damaged or too big.
  | 'page-missing'
  | 'widget-missing'
  | 'too-big'
  | 'bad-bundle'
  | 'bad-path'
  | 'types'
  | 'file-missing'
  | 'file-differs'
  // The current state doesn't allow it.
  | 'already-published'
  | 'half-published'
  | 'already-live'
  | 'rolled-back'
  | 'no-shell'
  | 'no-live'
  | 'no-previous'
  | 'group-changed'
  | 'not-published'
  | 'is-shell'
  | 'unknown-name'
  | 'bad-share'
  | 'bad-target'
  | 'bad-days'
  | 'one-canary'
  | 'named-twice'
  | 'busy'
  | 'frozen'
  | 'already-waits'
  | 'nothing-waits'
  | 'same-person'
  | 'no-author'
  | 'bad-time'
  | 'no-environment'
  | 'never-live'
  | 'no-room'
  // Somebody releases over the network without the right to, or the upload failed.
  | 'bad-name'
  | 'unknown-token'
  | 'no-token'
  | 'not-allowed'
  | 'not-secure'
  | 'too-many-tries'
  | 'unknown-request'
  | 'upload-too-big'
  | 'upload-too-slow'
  | 'upload-damaged'

/** One reason: a code for programs, and a sentence that tells people what is wrong and what to do. */
export interface Refusal {
  readonly code: RefusalCode
  readonly sentence: string
  /** The command of `release` with which the sentence ends, such as `own mf-chat --team talk`. */
  readonly command?: string | undefined
}

/** Thrown when a change is refused; nothing was changed. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: RefusalCode
  readonly refusals: readonly [Refusal, ...Refusal[]]

  constructor(first: Refusal, ...more: readonly Refusal[]) {
    // Sentences quote bundles of other publishers.
    const refusals = [printableRefusal(first), ...more.map(printableRefusal)] as const
    super(refusals.map((refusal) => refusalText(refusal, 'release')).join('\n'))
    this.code = first.code
    this.refusals = refusals
  }

  get sentences(): string[] {
    return this.refusals.map((refusal) => refusal.sentence)
  }
}

export function refuse(code: RefusalCode, sentence: string, command?: string): never {
  throw new Refused({ code, sentence, ...(command !== undefined && { command }) })
}

function printableRefusal({ sentence, ...refusal }: Refusal): Refusal {
  return { ...refusal, sentence: printable(sentence) }
}

/** The sentence with its command, by the name under which the reader calls `release`. */
export function refusalText({ sentence, command }: Refusal, program: string): string {
  return command === undefined ? sentence : `${sentence} ${program} ${command}`
}
