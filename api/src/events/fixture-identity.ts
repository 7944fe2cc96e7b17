import { getEvents } from 'contracts'
import { forMembers, type IdentityRow } from '../http/fixtures/identity.ts'

export const identity: readonly IdentityRow[] = [
  {
    endpoint: getEvents,
    input: ({ me }) => ({ query: { member: me.memberId } }),
    statuses: forMembers(200),
    foreign: [
      ({ stranger }) => ({ query: { member: stranger.memberId } }),
      ({ far: [one] }) => ({ query: { member: one.memberId } }),
    ],
  },
]
