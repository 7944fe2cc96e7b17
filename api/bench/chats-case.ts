import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getChats } from 'contracts'
import { createApp } from '../src/app.ts'
import type { Database } from '../src/db/database.ts'
import { addMember } from '../src/features/account/fixture-member.ts'
import { beginSession } from '../src/features/account/sessions.ts'
import { makeConversation } from '../src/features/chat/fixture-conversation.ts'
import { folderStorage } from '../src/storage/folder-storage.ts'
import { statementsOf } from './statements.ts'

const CHATS = 20

/** A member with twenty conversations: the request for them, and the statements that it takes. */
export async function chatsCase(database: Database) {
  const me = await person(database, 'Robin')
  for (let number = 1; number <= CHATS; number += 1) {
    await makeConversation({ database }, me, await person(database, `Member ${number}`))
  }
  const { brandId, memberId } = me
  const session = { brandId, memberId, label: 'a benchmark', earlier: undefined }
  const token = await beginSession(database, session, new Date())
  await database.pool.query('analyze')
  const headers = { host: 'localhost', cookie: `session=${token}` }
  return {
    what: `chats.php, ${CHATS} chats, session, checked answer`,
    request: { path: getChats.path, headers },
    statements: await statementsOfCall(database, { url: getChats.path, headers }),
  }
}

async function person(database: Database, name: string) {
  const { memberId, brandId } = await addMember(database, { profile: { name } })
  return { memberId, brandId, name }
}

/** What a second such call asks the database: the brand is known by then. */
async function statementsOfCall(
  database: Database,
  request: { url: string; headers: Record<string, string> },
) {
  // Never asked.
  const storage = folderStorage(join(tmpdir(), 'no-pictures'))
  const app = await createApp({ database, storage, hasLimits: false })
  const ask = async () => {
    const { statusCode, body } = await app.inject(request)
    if (statusCode !== 200) throw new Error(`${request.url} answered ${statusCode}: ${body}`)
  }
  await ask()
  const seen = await statementsOf(database.pool, ask)
  await app.close()
  return seen
}
