import { CLIENT_HEADER, CLIENT_TYPE, sendMessage } from 'contracts'
import type { Database } from '../../api/src/db/database.ts'
import { newId } from '../../api/src/db/new-id.ts'
import { addMember } from '../../api/src/features/account/fixture-member.ts'
import { beginSession } from '../../api/src/features/account/sessions/sessions.ts'
import type { HttpRequest } from './http-connection.ts'
import type { Statement } from './statements.ts'
import { statementsOfCall } from './statements-of-call.ts'

/** Enough that each stays below the limit of messages per hour. */
const PAIRS = 60
const CREDITS = 10_000_000
const ID = 'an-id-that-is-another-in-each'

/** Adds members who write to each other in pairs; returns their requests, and the statements of one message of each. */
export async function sendCase(database: Database) {
  const writers: Awaited<ReturnType<typeof addWriter>>[] = []
  while (writers.length < PAIRS) writers.push(await addWriter(database))
  const sets: Statement[][] = []
  for (const { headers, bodyOf } of writers) {
    const message = (id: string) => ({ url: sendMessage.path, headers, payload: bodyOf(id) })
    // The first message opens the conversation.
    sets.push(await statementsOfCall(database, message(ID), { first: message(newId()) }))
  }
  await database.pool.query('analyze')
  let turn = 0
  return {
    what: 'send a message: session, charge, message, events',
    sets,
    id: ID,
    next(): HttpRequest {
      turn += 1
      const { headers, bodyOf } = writers[turn % writers.length] ?? writers[0] ?? expectWriter()
      return { path: sendMessage.path, headers, body: JSON.stringify(bodyOf(newId())) }
    },
  }
}

async function addWriter(database: Database) {
  const writer = await addMember(database, { isPaid: true, credits: CREDITS })
  const { memberId: profile } = await addMember(database)
  const session = { ...writer, label: 'a benchmark' }
  const cookie = `session=${await beginSession(database, session, new Date())}`
  const headers = {
    host: 'localhost',
    [CLIENT_HEADER]: CLIENT_TYPE,
    'sec-fetch-site': 'same-origin',
    cookie,
  }
  const content = { kind: 'text', text: 'See you at eight, then?' }
  return { headers, bodyOf: (id: string) => ({ id, profile, content }) }
}

function expectWriter(): never {
  throw new Error('There is no writer.')
}
