import type { Endpoint, ErrorAnswer } from 'contracts'
import { and, asc, eq } from 'drizzle-orm'
import type { openWorld } from '../../../fixtures/world.ts'
import { staffAction } from '../../../tables/account.ts'

type World = Awaited<ReturnType<typeof openWorld>>

interface Input {
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

/** A member of staff, and what they can ask. */
export async function staffAt(world: World, role: Parameters<World['headersOf']>[1] = 'support') {
  const headers = await world.headersOf('amberly', role)
  return {
    ...(await world.meet('amberly', role === 'visitor' ? 'free' : role)),
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a test knows what the call answers
    async ask<Answer = Record<string, unknown>>(
      { method, path }: Endpoint,
      { query = {}, body }: Input = {},
      address = '192.0.2.7',
    ) {
      const answer = await world.app.inject({
        method,
        url: path,
        headers,
        query: { ...query },
        remoteAddress: address,
        ...(body && { payload: body }),
      })
      const parsed = answer.body === '' ? {} : answer.json<Answer & Partial<ErrorAnswer>>()
      return { status: answer.statusCode, body: parsed as Answer, error: (parsed as ErrorAnswer).error }
    },
  }
}

/** The entries of the log about a subject, the first one first. */
export function entriesAbout({ database }: World, subject: string, action?: string) {
  const isAction = action === undefined ? undefined : eq(staffAction.action, action)
  return database.db
    .select({ who: staffAction.actor, what: staffAction.action, details: staffAction.details })
    .from(staffAction)
    .where(and(eq(staffAction.subject, subject), isAction))
    .orderBy(asc(staffAction.id))
}
