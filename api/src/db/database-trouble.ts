/** Exit codes, so that scripts can tell the causes apart; 13 and 14 mean the same as in set-up. */
const EXIT_CODES = {
  'disk-full': 13,
  'not-writable': 14,
  'no-binary': 20,
  broken: 21,
  'other-major': 22,
  'run-by-another': 23,
  'not-started': 24,
  unreachable: 25,
  migration: 26,
  backup: 27,
} as const

export type TroubleKind = keyof typeof EXIT_CODES

/** A database problem that the operator can act on: one sentence and an exit code. */
export class DatabaseTrouble extends Error {
  override readonly name = 'DatabaseTrouble'
  readonly kind: TroubleKind
  readonly exitCode: number

  constructor(kind: TroubleKind, sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.kind = kind
    this.exitCode = EXIT_CODES[kind]
  }
}

/** Explains a file system error in a sentence; returns any other error unchanged. */
export function explainFileError(folder: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder, { cause: error })
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return notWritable(folder, { cause: error })
  return error
}

export function diskFull(folder: string, options?: ErrorOptions): DatabaseTrouble {
  const sentence = `The disk is full: the database in ${folder} cannot be written. Free some space and start again.`
  return new DatabaseTrouble('disk-full', sentence, options)
}

export function notWritable(folder: string, options?: ErrorOptions): DatabaseTrouble {
  const sentence = `The database in ${folder} cannot be used: the folder belongs to another user or is read-only.`
  return new DatabaseTrouble('not-writable', sentence, options)
}
