import { once } from 'node:events'
import { type Duplex, Readable } from 'node:stream'
import type { PoolClient, Submittable } from 'pg'

/** What node-postgres gives a query of one's own, and does not declare. */
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
    submit(given: unknown) {
      connection = given as Connection
      connection.query(text)
    },
  }
  client.query(query)
  return () => connection
}

/** The rows of `copy … to stdout`, as PostgreSQL writes them; how many there were, when it has ended. */
export function copyOut(client: PoolClient, statement: string) {
  let count = 0
  const rows = new Readable({ read: () => connection()?.stream.resume() })
  const connection = submit(client, statement, {
    handleCopyInResponse: () => undefined,
    handleCopyData({ chunk }, { stream }) {
      // The memory of the chunk is used again for the next one.
      if (!rows.push(Buffer.from(chunk))) stream.pause()
    },
    handleCommandComplete({ text }) {
      count = countOf(text)
    },
    handleReadyForQuery({ stream }) {
      // Nobody asks for more than the last row, and the next query needs the connection.
      stream.resume()
      rows.push(null)
    },
    handleError: (error) => void rows.destroy(error),
  })
  return { rows, count: () => count }
}

/** Gives rows to `copy … from stdin`; how many there were. When the rows fail, the connection is of no more use. */
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
  // It may fail while rows are awaited.
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
