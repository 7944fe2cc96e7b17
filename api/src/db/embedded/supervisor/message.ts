import type { Readable, Writable } from 'node:stream'
import { DatabaseTrouble, type TroubleKind } from '../../database-trouble.ts'

/** What a keeper says to who uses its database; who uses it says `use`, and goes by hanging up. */
export type Message =
  | { readonly is: 'use' | 'ready' | 'away' | 'kept-by-another' }
  | { readonly is: 'trouble'; readonly kind: TroubleKind; readonly sentence: string }

export function troubleMessage(error: unknown): Message {
  if (error instanceof DatabaseTrouble) return { is: 'trouble', kind: error.kind, sentence: error.message }
  return { is: 'trouble', kind: 'not-started', sentence: `The database does not start: ${String(error)}` }
}

/** A message a line. */
export function say(stream: Writable, message: Message) {
  if (stream.writable) stream.write(`${JSON.stringify(message)}\n`)
}

export function hear(stream: Readable, listen: (message: Message) => void) {
  let rest = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) listen(JSON.parse(line) as Message)
  })
}
