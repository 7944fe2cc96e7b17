import type { Journal, JournalLine } from './journal.ts'

export interface Table<T extends { readonly id: string }> {
  get(id: string): T | undefined
  /** All records, the oldest first. */
  all(): T[]
  put(record: T): T
  delete(id: string): void
}

/** A table in memory whose changes go to the journal before anyone sees them. */
export function openTable<T extends { readonly id: string }>(name: string, journal: Journal): Table<T> {
  const records = new Map<string, T>()
  for (const { table, id, value } of journal.lines) {
    if (table !== name) continue
    if (value === undefined) records.delete(id)
    else records.set(id, value as T)
  }
  return {
    get: (id) => records.get(id),
    all: () => [...records.values()],
    put(record) {
      journal.append({ table: name, id: record.id, value: record })
      records.set(record.id, record)
      return record
    },
    delete(id) {
      if (!records.has(id)) return
      journal.append({ table: name, id })
      records.delete(id)
    },
  }
}

export function linesOf<T extends { readonly id: string }>(name: string, table: Table<T>): JournalLine[] {
  return table.all().map((value) => ({ table: name, id: value.id, value }))
}
