import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** One changed record, or a deleted one if it has no value. The last line about a record wins. */
export interface JournalLine {
  readonly table: string
  readonly id: string
  readonly value?: unknown
}

export interface Journal {
  /** The lines that earlier processes wrote. */
  readonly lines: readonly JournalLine[]
  append(line: JournalLine): void
  /** Replaces everything by these lines: all of them or, after a crash, none. */
  compact(lines: readonly JournalLine[]): void
  close(): void
}

/** Opens the append-only file of a folder. A line that a crash cut off is dropped. */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'journal.ndjson')
  const lines = readLines(file)
  let descriptor: number | undefined

  const text = (written: readonly JournalLine[]) =>
    written.map((line) => `${JSON.stringify(line)}\n`).join('')
  function close() {
    if (descriptor !== undefined) closeSync(descriptor)
    descriptor = undefined
  }
  return {
    lines,
    append(line) {
      descriptor ??= openSync(file, 'a', 0o600)
      writeSync(descriptor, text([line]))
    },
    compact(kept) {
      close()
      writeFileSync(`${file}.draft`, text(kept), { mode: 0o600, flush: true })
      renameSync(`${file}.draft`, file)
    },
    close,
  }
}

function readLines(file: string): JournalLine[] {
  try {
    // The text after the last line break is empty, or what a crash left of a line.
    const whole = readFileSync(file, 'utf8').split('\n').slice(0, -1)
    return whole.map((line) => JSON.parse(line) as JournalLine)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
