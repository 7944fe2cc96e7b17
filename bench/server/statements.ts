import type { Pool, PoolClient } from 'pg'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly name?: string
}

/** Records the statements that the work sends to the database, on any connection. */
export async function statementsOf(pool: Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = []
  const watch = (on: Pool | PoolClient) => {
    const { query } = on
    on.query = ((config: Statement | string, values?: readonly unknown[]) => {
      const {
        text,
        name,
        values: own = [],
      } = typeof config === 'string' ? { text: config } : (config as Partial<Statement>)
      if (text !== undefined)
        recorded.push({ text, values: values ?? own, ...(name !== undefined && { name }) })
      return Reflect.apply(query, on, [config, values]) as unknown
    }) as typeof query
    return () => {
      on.query = query
    }
  }
  const { connect } = pool
  const undo: (() => void)[] = []
  pool.connect = ((...args: Parameters<typeof connect>) => {
    // With a callback this is the pool's own call, for a query that is already recorded.
    if (args.length > 0) return Reflect.apply(connect, pool, args)
    return Reflect.apply(connect, pool, []).then((client: PoolClient) => {
      undo.push(watch(client))
      return client
    })
  }) as typeof pool.connect
  undo.push(watch(pool))
  await work()
  pool.connect = connect
  for (const one of undo) one()
  if (recorded.length === 0) throw new Error('No statement was recorded.')
  return recorded
}
