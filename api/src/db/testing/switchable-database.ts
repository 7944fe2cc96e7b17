import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll } from 'vitest'
import type { Database } from '../database.ts'
import { openDatabase } from '../open-database.ts'

/** The same database through a line of its own, which a test can cut and mend. */
export async function switchableDatabase(url: string) {
  const { host, port, user, password, database: name } = new pg.Client(url)
  const path = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const sockets = new Set<Socket>()
  let line: Server | undefined
  let linePort = 0

  async function mend() {
    line = createServer((client) => {
      const server = connect(path)
      for (const socket of [client, server]) {
        sockets.add(socket)
        socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
      }
      client.pipe(server).pipe(client)
    }).listen(linePort, '127.0.0.1')
    await once(line, 'listening')
    linePort = (line.address() as AddressInfo).port
  }

  async function cut() {
    const closed = line?.listening ? once(line.close(), 'close') : undefined
    for (const socket of sockets) socket.destroy()
    await closed
  }

  await mend()
  const credentials = [user, password ?? ''].map((part) => encodeURIComponent(String(part))).join(':')
  const database: Database = openDatabase({
    url: `postgres://${credentials}@127.0.0.1:${linePort}/${name}`,
  })
  afterAll(async () => {
    await database.close()
    await cut()
  })
  return { database, cut, mend }
}
