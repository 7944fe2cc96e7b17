import type { Migration } from '../migration-files.ts'

// A backup is a text, packed with gzip: a line of JSON that says what it is; for each table a line of JSON, its rows as
// PostgreSQL's COPY writes them (one a line), and the line \. ; last a line of JSON that says how much there was.

export const FORMAT = 'amberly-backup-1'

export interface Header {
  readonly format: typeof FORMAT
  readonly at: string
  /** The schema that the rows are of. */
  readonly migrations: readonly Migration[]
}

export interface TableHeader {
  readonly table: string
  readonly columns: readonly string[]
}

export interface Footer {
  readonly rows: Readonly<Record<string, number>>
  readonly sequences: readonly Sequence[]
}

export interface Sequence {
  readonly name: string
  readonly last: string
}

export const END_OF_ROWS = '\\.\n'

const SEARCHED = `\n${END_OF_ROWS}`

/** Reads a backup piece by piece. */
export function backupReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)

  async function more() {
    const { value, done } = await chunks.next()
    if (done) throw new CutOff()
    held = Buffer.concat([held, value])
  }

  /** The next line, which is JSON. */
  async function line(): Promise<unknown> {
    let end = held.indexOf('\n')
    for (; end < 0; end = held.indexOf('\n')) await more()
    const text = held.toString('utf8', 0, end)
    held = held.subarray(end + 1)
    return JSON.parse(text)
  }

  /** The rows of the table whose line was read last. */
  async function* rows(): AsyncGenerator<Buffer> {
    // So that the end of an empty table is found like any other.
    held = Buffer.concat([Buffer.from('\n'), held])
    let skip = 1
    for (;;) {
      const end = held.indexOf(SEARCHED)
      const until = end < 0 ? held.length - SEARCHED.length : end + 1
      if (until > skip) yield held.subarray(skip, until)
      if (end >= 0) {
        held = held.subarray(end + SEARCHED.length)
        return
      }
      if (until > skip) {
        held = held.subarray(until)
        skip = 0
      }
      await more()
    }
  }

  return { line, rows }
}

export class CutOff extends Error {
  override readonly name = 'CutOff'
  constructor() {
    super('The backup ends in the middle.')
  }
}
