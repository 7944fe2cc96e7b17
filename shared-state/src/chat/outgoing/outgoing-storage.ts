import { keysUnder, onStored, readStored, writeStored } from '../../store/browser-storage.ts'
import type { OutgoingMessage } from './outgoing-message.ts'

/** The messages of one member in localStorage, a key for each, so that tabs don't overwrite each other's. */
export class OutgoingStorage {
  private readonly prefix: `outgoing:${string}`
  /** Messages that the browser refused to store: they last as long as the page. */
  private readonly unstored = new Map<string, OutgoingMessage>()

  constructor(member: string) {
    this.prefix = `outgoing:${member}:`
  }

  /** In the order in which they were written. */
  read(): OutgoingMessage[] {
    const stored = keysUnder(this.prefix).flatMap((key) => parse(readStored(key)))
    return [...stored.filter(({ id }) => !this.unstored.has(id)), ...this.unstored.values()].toSorted(
      (a, b) => a.queuedAt - b.queuedAt || (a.id < b.id ? -1 : 1),
    )
  }

  write(message: OutgoingMessage) {
    if (writeStored(`${this.prefix}${message.id}`, JSON.stringify(message))) this.unstored.delete(message.id)
    else this.unstored.set(message.id, message)
  }

  remove(id: string) {
    this.unstored.delete(id)
    writeStored(`${this.prefix}${id}`, null)
  }

  /** Calls back when another tab has changed something, and whether it wrote; returns what stops it. */
  follow(onChange: (isWritten: boolean) => void): () => void {
    return onStored(this.prefix, (value) => onChange(value !== null))
  }
}

function parse(text: string | null): OutgoingMessage[] {
  try {
    return text === null ? [] : [JSON.parse(text) as OutgoingMessage]
  } catch {
    return []
  }
}
