import { connect, type Socket } from 'node:net'
import { DatabaseTrouble, notWritable } from '../../../api/src/db/database-trouble.ts'
import type { DatabaseLocation } from '../database-location.ts'
import { onMessage, type SupervisorMessage, sendMessage } from './message.ts'

/** A client's connection to a supervisor. */
export interface SupervisorConnection {
  /** Calls the listener with the last message, then with each new one. Replaces the listener before. */
  listen(listener: (message: SupervisorMessage) => void): void
  readonly closed: Promise<void>
  /** Lets the process exit although the connection is open. */
  unref(): void
  /** Disconnects. For the last client the connection closes once the database has stopped. */
  disconnect(): void
}

/** Connects to the supervisor of this location; undefined if none is running. */
export async function connectToSupervisor(
  location: DatabaseLocation,
): Promise<SupervisorConnection | undefined> {
  const socket = await openSocket(location)
  if (!socket) return undefined
  let last: SupervisorMessage = { is: 'away' }
  let listener: (message: SupervisorMessage) => void = () => undefined
  onMessage(socket, (message) => {
    last = message
    listener(message)
  })
  sendMessage(socket, { is: 'use' })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => socket.destroy())
  return {
    closed,
    listen(next) {
      listener = next
      next(last)
    },
    unref: () => void socket.unref(),
    disconnect() {
      socket.ref().end()
    },
  }
}

function openSocket({ supervisorSocket, folder }: DatabaseLocation): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(supervisorSocket)
    socket.once('connect', () => resolve(socket.removeAllListeners('error')))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      const { code = '' } = error
      if (['ENOENT', 'ECONNREFUSED', 'ECONNRESET'].includes(code)) resolve(undefined)
      else reject(code === 'EACCES' ? notWritable(folder, { cause: error }) : error)
    })
  })
}

/** Waits until the database accepts connections; false if its supervisor exited first. */
export function waitUntilReady(connection: SupervisorConnection): Promise<boolean> {
  return new Promise((resolve, reject) => {
    void connection.closed.then(() => resolve(false))
    connection.listen((message) => {
      if (message.is === 'ready') resolve(true)
      else if (message.is === 'trouble') reject(new DatabaseTrouble(message.kind, message.sentence))
    })
  })
}
