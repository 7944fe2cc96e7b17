import { getChats } from 'contracts'
import type { Database } from '../../api/src/db/database.ts'
import { addMember } from '../../api/src/features/account/fixture-member.ts'
import { beginSession } from '../../api/src/features/account/sessions/sessions.ts'
import { makeConversation } from '../../api/src/features/chat/fixture-conversation.ts'
import { statementsOfCall } from './statements-of-call.ts'

const CHATS = 20

/** Adds a member with twenty conversations; returns the request for them and its statements. */
export async function chatsCase(database: Database) {
  const me = await person(database, 'Robin')
  for (let number = 1; number <= CHATS; number += 1) {
    await makeConversation({ database }, me, await person(database, `Member ${number}`))
  }
  const { brandId, memberId } = me
  const session = { brandId, memberId, label: 'a benchmark' }
  const token = await beginSession(database, session, new Date())
  await database.pool.query('analyze')
  const [headers, cookie] = [{ host: 'localhost' }, `session=${token}`]
  return {
    what: `chats.php, ${CHATS} chats, session, checked answer`,
    requests: { paths: [getChats.path], headers, cookies: [cookie] },
    statements: await statementsOfCall(database, { url: getChats.path, headers: { ...headers, cookie } }),
  }
}

async function person(database: Database, name: string) {
  const { memberId, brandId } = await addMember(database, { profile: { name } })
  return { memberId, brandId, name }
}
