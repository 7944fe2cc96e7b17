import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type {
  Behaviour,
  EventRecord,
  MethodRecord,
  PaymentRecord,
  RefundRecord,
  TaskRecord,
} from './records.ts'

/** One changed record, or a deleted one if it has no value. The last line about a record wins. */
interface Line {
  readonly table: string
  readonly id: string
  readonly value?: unknown
}

export interface Table<T> {
  get(id: string): T | undefined
  /** All records, the oldest first. */
  all(): T[]
  put(record: T): T
  delete(id: string): void
}

const DEFAULT = {
  id: 'behaviour',
  webhooks: 'normal',
  debits: 'succeed',
  refunds: 'succeed',
  lateSeconds: 5,
  delaySeconds: 10,
} as const

/** Finished events are kept for the control page; older ones go at the next start. */
const KEPT_EVENTS = 500

export type Store = ReturnType<typeof openStore>

/** Opens everything that the simulator remembers: maps in memory, whose changes go to a file before anyone sees them. */
export function openStore(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'journal.ndjson')
  const lines = new Map<string, Line>()
  for (const line of readLines(file)) {
    const key = `${line.table} ${line.id}`
    if (line.value === undefined) lines.delete(key)
    else lines.set(key, line)
  }
  const isOld = ({ value }: Line) => (value as EventRecord).state !== 'waiting'
  const events = [...lines].filter(([, { table }]) => table === 'event')
  for (const [key, line] of events.slice(0, -KEPT_EVENTS)) if (isOld(line)) lines.delete(key)
  // All of the lines replace the file, or after a crash none.
  writeFileSync(`${file}.draft`, [...lines.values()].map(textOf).join(''), { mode: 0o600, flush: true })
  renameSync(`${file}.draft`, file)
  const journal = openSync(file, 'a', 0o600)

  function table<T extends { readonly id: string }>(name: string): Table<T> {
    const own = [...lines.values()].filter((line) => line.table === name)
    const records = new Map(own.map(({ id, value }) => [id, value as T]))
    return {
      get: (id) => records.get(id),
      all: () => [...records.values()],
      put(record) {
        writeSync(journal, textOf({ table: name, id: record.id, value: record }))
        records.set(record.id, record)
        return record
      },
      delete(id) {
        if (records.has(id)) writeSync(journal, textOf({ table: name, id }))
        records.delete(id)
      },
    }
  }

  const behaviours = table<Behaviour & { readonly id: string }>('behaviour')
  const behaviour = () => behaviours.get(DEFAULT.id) ?? DEFAULT
  return {
    payments: table<PaymentRecord>('payment'),
    refunds: table<RefundRecord>('refund'),
    methods: table<MethodRecord>('method'),
    events: table<EventRecord>('event'),
    tasks: table<TaskRecord>('task'),
    behaviour,
    setBehaviour: (change: Partial<Behaviour>) => void behaviours.put({ ...behaviour(), ...change }),
    close: () => closeSync(journal),
  }
}

function textOf(line: Line): string {
  return `${JSON.stringify(line)}\n`
}

function readLines(file: string): Line[] {
  try {
    // The text after the last line break is empty, or what a crash left of a line.
    const whole = readFileSync(file, 'utf8').split('\n').slice(0, -1)
    return whole.map((line) => JSON.parse(line) as Line)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
