import * as contract from 'contracts'
import { refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { findOldest } from './find-events.ts'
import { streamStart } from './stream-start.ts'

export const routes: readonly Route[] = [
  route(contract.getEvents, { access: 'member' }, async ({ query, session, db, request, reply }) => {
    const { memberId, position: current } = session
    if (query.member !== undefined && query.member !== memberId) refuse('not_found')
    // A browser that reconnects sends its position in this header; the URL still has the first one.
    const requested = request.headers['last-event-id'] ?? query.last_event_id
    const oldest = () => findOldest(db, memberId)
    const start = await streamStart({ requested: requested?.toString(), current, oldest })
    request.server.eventStreams.open(reply, session, start)
    return undefined
  }),
]
