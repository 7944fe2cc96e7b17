import type { Migration } from '../migrations/migration-files.ts'

// A backup is gzipped text: a header as a line of JSON; for each table a line of JSON, its rows in PostgreSQL's COPY format
// (one per line) and the line \. ; last a footer as a line of JSON with the number of rows.

export const FORMAT = 'amberly-backup-1'

export interface Header {
  readonly format: typeof FORMAT
  readonly at: string
  /** The schema of the rows. */
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

const END_OF_TABLE = `\n${END_OF_ROWS}`

/** Reads a backup chunk by chunk. */
export function backupReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let buffered = Buffer.alloc(0)

  async function readMore() {
    const { value, done } = await chunks.next()
    if (done) throw new TruncatedBackup()
    buffered = Buffer.concat([buffered, value])
  }

  /** Parses the next line as JSON. */
  async function line(): Promise<unknown> {
    let end = buffered.indexOf('\n')
    for (; end < 0; end = buffered.indexOf('\n')) await readMore()
    const text = buffered.toString('utf8', 0, end)
    buffered = buffered.subarray(end + 1)
    return JSON.parse(text)
  }

  /** The rows of the table whose header was read last. */
  async function* rows(): AsyncGenerator<Buffer> {
    // Lets the search below find the end of an empty table like any other.
    buffered = Buffer.concat([Buffer.from('\n'), buffered])
    let skip = 1
    for (;;) {
      const end = buffered.indexOf(END_OF_TABLE)
      const until = end < 0 ? buffered.length - END_OF_TABLE.length : end + 1
      if (until > skip) yield buffered.subarray(skip, until)
      if (end >= 0) {
        buffered = buffered.subarray(end + END_OF_TABLE.length)
        return
      }
      if (until > skip) {
        buffered = buffered.subarray(until)
        skip = 0
      }
      await readMore()
    }
  }

  return { line, rows }
}

export class TruncatedBackup extends Error {
  override readonly name = 'TruncatedBackup'
  constructor() {
    super('The backup ends too early.')
  }
}
