import { once } from 'node:events'
import { type Duplex, Readable } from 'node:stream'
import type { PoolClient, Submittable } from 'pg'

/** The connection that node-postgres passes to a custom query; its types leave it out. */
interface Connection {
  readonly stream: Duplex
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

interface CopyQuery extends Submittable {
  handleCopyInResponse(connection: Connection): void
  handleCopyData(message: { readonly chunk: Buffer }, connection: Connection): void
  handleCommandComplete(message: { readonly text: string }): void
  handleReadyForQuery(connection: Connection): void
  handleError(error: Error): void
}

function submit(client: PoolClient, text: string, handlers: Omit<CopyQuery, 'submit'>) {
  let connection: Connection | undefined
  const query: CopyQuery = {
    ...handlers,
    submit(nodePgConnection: unknown) {
      connection = nodePgConnection as Connection
      connection.query(text)
    },
  }
  client.query(query)
  return () => connection
}

/** Streams the rows of `copy … to stdout` as PostgreSQL writes them; `count` is known at the end. */
export function copyOut(client: PoolClient, statement: string) {
  let count = 0
  const rows = new Readable({ read: () => connection()?.stream.resume() })
  const connection = submit(client, statement, {
    handleCopyInResponse: () => undefined,
    handleCopyData({ chunk }, { stream }) {
      // Copy the chunk: its memory is reused for the next one.
      if (!rows.push(Buffer.from(chunk))) stream.pause()
    },
    handleCommandComplete({ text }) {
      count = countOf(text)
    },
    handleReadyForQuery({ stream }) {
      // No one reads on after the last row, and the next query needs the connection.
      stream.resume()
      rows.push(null)
    },
    handleError: (error) => void rows.destroy(error),
  })
  return { rows, count: () => count }
}

/** Sends rows to `copy … from stdin`; returns their number. If it fails, discard the connection. */
export async function copyIn(
  client: PoolClient,
  statement: string,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const begun = Promise.withResolvers<Connection>()
  const done = Promise.withResolvers<number>()
  let count = 0
  submit(client, statement, {
    handleCopyInResponse: begun.resolve,
    handleCopyData: () => undefined,
    handleCommandComplete({ text }) {
      count = countOf(text)
    },
    handleReadyForQuery: () => done.resolve(count),
    handleError(error) {
      begun.reject(error)
      done.reject(error)
    },
  })
  // It may fail while we wait for rows; the error is thrown below.
  done.promise.catch(() => undefined)
  const connection = await begun.promise
  for await (const piece of rows) {
    connection.sendCopyFromChunk(piece)
    if (connection.stream.writableNeedDrain)
      await Promise.race([once(connection.stream, 'drain'), done.promise])
  }
  connection.endCopyFrom()
  return done.promise
}

/** `COPY 42` */
function countOf(tag: string): number {
  return Number(tag.split(' ').at(-1))
}
