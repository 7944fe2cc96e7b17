import type { Pool, PoolClient } from 'pg'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly name?: string
}

/** What the work sends to the database, on whichever connection. */
export async function statementsOf(pool: Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = []
  const watched = (on: Pool | PoolClient) => {
    const { query } = on
    on.query = ((config: Statement | string, values?: readonly unknown[]) => {
      const {
        text,
        name,
        values: own = [],
      } = typeof config === 'string' ? { text: config } : (config as Partial<Statement>)
      if (text !== undefined) seen.push({ text, values: values ?? own, ...(name !== undefined && { name }) })
      return Reflect.apply(query, on, [config, values]) as unknown
    }) as typeof query
    return () => {
      on.query = query
    }
  }
  const { connect } = pool
  const undo: (() => void)[] = []
  pool.connect = ((...words: Parameters<typeof connect>) => {
    // The pool asks itself in this way, for what is asked of the pool.
    if (words.length > 0) return Reflect.apply(connect, pool, words)
    return Reflect.apply(connect, pool, []).then((client: PoolClient) => {
      undo.push(watched(client))
      return client
    })
  }) as typeof pool.connect
  undo.push(watched(pool))
  await work()
  pool.connect = connect
  for (const one of undo) one()
  if (seen.length === 0) throw new Error('No statement was seen.')
  return seen
}
