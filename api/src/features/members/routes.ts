import { getLikes } from 'contracts'
import { type Route, route } from '../../http/route.ts'
import { findLikes } from './likes.ts'

export const routes: readonly Route[] = [
  route(getLikes, { access: 'member' }, ({ session, db, clock }) => findLikes(db, session, clock.now())),
]
