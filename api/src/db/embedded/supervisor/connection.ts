import { connect, type Socket } from 'node:net'
import { DatabaseTrouble, notWritable } from '../../database-trouble.ts'
import type { Place } from '../database-location.ts'
import { hear, type Message, say } from './message.ts'

/** A user's end of the line to a keeper. */
export interface Line {
  /** Says how the database is, from now on. */
  listen(listener: (message: Message) => void): void
  readonly closed: Promise<void>
  /** From now on the line alone is no reason for the process to go on. */
  unref(): void
  /** The last user's hanging up stops the database, and then the line closes. */
  hangUp(): void
}

/** Calls the keeper of this place; nothing where none answers. */
export async function call(place: Place): Promise<Line | undefined> {
  const socket = await reach(place)
  if (!socket) return undefined
  let last: Message = { is: 'away' }
  let listener: (message: Message) => void = () => undefined
  hear(socket, (message) => {
    last = message
    listener(message)
  })
  say(socket, { is: 'use' })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => socket.destroy())
  return {
    closed,
    listen(next) {
      listener = next
      next(last)
    },
    unref: () => void socket.unref(),
    hangUp() {
      socket.ref().end()
    },
  }
}

function reach({ line, folder }: Place): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(line)
    socket.once('connect', () => resolve(socket.removeAllListeners('error')))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      const { code = '' } = error
      if (['ENOENT', 'ECONNREFUSED', 'ECONNRESET'].includes(code)) resolve(undefined)
      else reject(code === 'EACCES' ? notWritable(folder, { cause: error }) : error)
    })
  })
}

/** Waits until the database of this line takes connections; false where its keeper ended before. */
export function untilReady(line: Line): Promise<boolean> {
  return new Promise((resolve, reject) => {
    void line.closed.then(() => resolve(false))
    line.listen((message) => {
      if (message.is === 'ready') resolve(true)
      else if (message.is === 'trouble') reject(new DatabaseTrouble(message.kind, message.sentence))
    })
  })
}
