import {
  changeLanguage,
  getComplaint,
  getComplaints,
  getUser,
  knowsDecision,
  logIn,
  logOut,
  receiveMailReport,
  receiveSmsReport,
  sendComplaint,
  subscribePush,
  unsubscribePush,
} from 'contracts'
import { eq } from 'drizzle-orm'
import { DEMO_PASSWORD } from '../../../../local/demo-world/accounts/demo-accounts.ts'
import { newId } from '../../db/new-id.ts'
import { forAll, forMembers, type IdentityRow } from '../../http/fixtures/identity.ts'
import { member } from '../../tables/account.ts'
import { pushKeys } from './fixture-push-keys.ts'
import { accessIdentity } from './login/fixture-login-identity.ts'
import { ownIdentity } from './own/fixture-own-identity.ts'

const subscription = {
  endpoint: 'https://push.example.com/1',
  keys: pushKeys(),
}

export const identity: readonly IdentityRow[] = [
  ...accessIdentity,
  ...ownIdentity,
  { endpoint: getUser, statuses: forAll(200) },
  {
    endpoint: logIn,
    async input({ database: { db }, me }) {
      const isMe = eq(member.id, me.memberId)
      const [found] = await db.select({ email: member.email }).from(member).where(isMe)
      return { body: { email: found?.email, password: DEMO_PASSWORD } }
    },
    statuses: forAll(200),
  },
  { endpoint: changeLanguage, input: () => ({ body: { language: 'de' } }), statuses: forMembers(200) },
  {
    endpoint: subscribePush,
    input: () => ({ query: { push: '1' }, body: { subscription } }),
    statuses: forMembers(204),
  },
  {
    endpoint: unsubscribePush,
    input: () => ({ query: { push: '1' } }),
    statuses: forMembers(204),
  },
  {
    endpoint: sendComplaint,
    input: () => ({
      body: { id: newId(), email: 'ann@example.invalid', topic: 'other', text: 'It was not as I was told.' },
    }),
    statuses: forAll(200),
  },
  { endpoint: getComplaint, input: () => ({ query: { token: 'a.b.c' } }), statuses: forAll(410) },
  { endpoint: getComplaints, statuses: forMembers(200) },
  { endpoint: knowsDecision, input: () => ({ query: { reference: 'AAAA-AAAA' } }), statuses: forAll(200) },
  { endpoint: receiveMailReport, statuses: forAll(401) },
  { endpoint: receiveSmsReport, input: () => ({ query: { id: '1', token: 'x' } }), statuses: forAll(403) },
  { endpoint: logOut, statuses: forAll(204) },
]
