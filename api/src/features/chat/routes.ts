import * as contract from 'contracts'
import { publishEvents } from '../../events/publish-events.ts'
import { refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'
import { deleteChat, findChats } from './chats.ts'

export const routes: readonly Route[] = [
  route(contract.getChats, { access: 'member' }, ({ session, db, clock }) =>
    findChats(db, session, clock.now()),
  ),

  route(contract.deleteChat, { access: 'member' }, async ({ body: { conversation }, session, database }) => {
    await database.inTransaction(async (tx) => {
      if (!(await deleteChat(tx, session, conversation))) refuse('not_found')
      await publishEvents(tx, { ...session, event: { kind: 'chat_deleted', conversation } })
    })
    return undefined
  }),
]
