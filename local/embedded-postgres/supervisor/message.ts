import type { Readable, Writable } from 'node:stream'
import { DatabaseTrouble, type TroubleKind } from '../../../api/src/db/database-trouble.ts'

/** Messages of a supervisor to its clients. A client sends `use` when it connects, and disconnects when it is done. */
export type SupervisorMessage =
  | { readonly is: 'use' | 'ready' | 'away' | 'run-by-other-supervisor' }
  | { readonly is: 'trouble'; readonly kind: TroubleKind; readonly sentence: string }

export function failureMessage(error: unknown): SupervisorMessage {
  if (error instanceof DatabaseTrouble) return { is: 'trouble', kind: error.kind, sentence: error.message }
  return { is: 'trouble', kind: 'not-started', sentence: `The database does not start: ${String(error)}` }
}

/** Writes a message as a line of JSON. */
export function sendMessage(stream: Writable, message: SupervisorMessage) {
  if (stream.writable) stream.write(`${JSON.stringify(message)}\n`)
}

export function onMessage(stream: Readable, listen: (message: SupervisorMessage) => void) {
  let rest = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) listen(JSON.parse(line) as SupervisorMessage)
  })
}
