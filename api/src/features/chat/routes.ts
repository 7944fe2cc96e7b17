import { deleteChat, getChats } from 'contracts'
import { refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'
import { deleteChatOf, findChats } from './chats.ts'

export const routes: readonly Route[] = [
  route(getChats, { access: 'member' }, ({ session, db, clock }) => findChats(db, session, clock.now())),

  route(deleteChat, { access: 'member' }, async ({ body, session, db }) => {
    if (!(await deleteChatOf(db, session, body.conversation))) refuse('not_found')
    return undefined
  }),
]
