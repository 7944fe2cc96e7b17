import { context, trace } from '@opentelemetry/api'
import pg from 'pg'
import { inSpan } from './spans.ts'

/** Makes a span of each statement that a traced request, or a delivery, waits for; the database's own polls have none. */
export class TracedPool extends pg.Pool {
  constructor(options: pg.PoolConfig & { readonly Client?: typeof pg.Client }) {
    super({ ...options, Client: traced(options.Client ?? pg.Client) })
  }
  override query(...args: [unknown, ...unknown[]]) {
    return inStatementSpan(args, () => Reflect.apply(super.query, this, args))
  }
}

function traced(Client: typeof pg.Client) {
  return class extends Client {
    override query(...args: [unknown, ...unknown[]]) {
      return inStatementSpan(args, () => Reflect.apply(super.query, this, args))
    }
  }
}

/** The pool calls its connections back, possibly while it works for another request; it has made the span itself then. */
function inStatementSpan<T>(args: readonly unknown[], query: () => T) {
  const isCalledBack = typeof args.at(-1) === 'function'
  if (isCalledBack || !trace.getSpan(context.active())?.isRecording()) return query()
  // A statement's values come apart from its text, which so holds nothing of anybody.
  const text = textOf(args[0])
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
  return inSpan(text.trimStart().split(/\s/, 1)[0]?.toLowerCase() || 'statement', { attributes }, async () =>
    query(),
  )
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return (statement as { readonly text?: string }).text ?? ''
}
