import {
  activate,
  changePassword,
  chooseMails,
  confirmMailChange,
  getMailChoice,
  getSignupTarget,
  reactivateAccount,
  requestMailChange,
  requestReset,
  resendActivation,
  resetPassword,
  saveSignupStep,
  signUp,
  undoMailChange,
  unsubscribe,
} from 'contracts'
import { eq } from 'drizzle-orm'
import { DEMO_PASSWORD } from '../../../../../local/demo-world/accounts/demo-accounts.ts'
import { newId } from '../../../db/new-id.ts'
import { forAll, forMembers, type IdentityCase, type IdentityRow } from '../../../http/fixtures/identity.ts'
import { SECRET } from '../../../http/fixtures/server.ts'
import { unsubscribeToken } from '../../../outbox/unsubscribe-token.ts'
import { member } from '../../../tables/account.ts'
import type { TokenPurpose } from '../../../tables/own-account.ts'
import { addMember } from '../fixture-member.ts'
import { issueToken } from '../mail-tokens/account-tokens.ts'
import { issueUndo } from '../mail-tokens/mail-undo.ts'
import { findUserNames } from '../users.ts'

const newAddress = () => `${newId().toLowerCase()}@example.invalid`

function tokenOf({ database }: IdentityCase, key: IdentityCase['me'], purpose: TokenPurpose) {
  const email = purpose === 'mail-change' ? newAddress() : null
  return database.inTransaction((tx) => issueToken(tx, key, { purpose, email, now: new Date() }))
}

/** An input with a token mailed to the calling member. It works in any browser, at their brand. */
function byToken(purpose: TokenPurpose, more: object = {}) {
  return {
    input: async (about: IdentityCase) => ({
      body: { token: await tokenOf(about, about.me, purpose), ...more },
    }),
  }
}

const passwords = { password: DEMO_PASSWORD, password_again: DEMO_PASSWORD }

export const accessIdentity: readonly IdentityRow[] = [
  {
    endpoint: signUp,
    input: ({ other }) => ({
      body: {
        email: newAddress(),
        name: 'Robin',
        password: DEMO_PASSWORD,
        date_of_birth: '1990-06-15',
        profile: other.memberId,
        signup_message: 'Hello!',
      },
    }),
    statuses: forAll(200),
  },
  { endpoint: getSignupTarget, statuses: forMembers(200) },
  { endpoint: saveSignupStep, input: () => ({ body: { step: 2 } }), statuses: forMembers(200) },
  { endpoint: activate, ...byToken('activate', { password: DEMO_PASSWORD }), statuses: forAll(200) },
  {
    endpoint: resendActivation,
    input: () => ({ query: { resend: '1' }, body: {} }),
    statuses: forMembers(200),
  },
  {
    endpoint: requestReset,
    input: async ({ database: { db }, me }) => ({
      body: { email: (await findUserNames(db, me.memberId)).email },
    }),
    statuses: forAll(204),
  },
  { endpoint: resetPassword, ...byToken('reset-password', passwords), statuses: forAll(200) },
  {
    endpoint: changePassword,
    input: () => ({ body: { old_password: DEMO_PASSWORD, ...passwords } }),
    statuses: forMembers(204),
  },
  {
    endpoint: requestMailChange,
    input: () => ({ body: { password: DEMO_PASSWORD, email: newAddress() } }),
    statuses: forMembers(200),
  },
  {
    endpoint: confirmMailChange,
    async input(about) {
      const token = await tokenOf(about, about.me, 'mail-change')
      return { query: { confirm: '1' }, body: { token, password: DEMO_PASSWORD } }
    },
    statuses: forAll(200),
  },
  {
    endpoint: undoMailChange,
    async input({ database, me }) {
      // A member of its own, since nobody can log in to the account until a new password is set.
      const { memberId } = await addMember(database, { brandId: me.brandId })
      const address = { brandId: me.brandId, memberId, email: newAddress() }
      const token = await database.inTransaction((tx) => issueUndo(tx, address, new Date()))
      return { query: { undo: '1' }, body: { token } }
    },
    statuses: forAll(200),
  },
  {
    endpoint: reactivateAccount,
    async input(about) {
      const isMe = eq(member.id, about.me.memberId)
      await about.database.db.update(member).set({ status: 'pending_deletion' }).where(isMe)
      return { query: { reactivate: '1' }, body: { token: await tokenOf(about, about.me, 'reactivate') } }
    },
    statuses: forAll(204),
  },
  {
    endpoint: unsubscribe,
    input: ({ me }) => ({ query: { token: unsubscribeToken(SECRET, { ...me, topic: 'news' }) } }),
    statuses: forAll(204),
  },
  {
    endpoint: getMailChoice,
    input: ({ me }) => ({ query: { token: unsubscribeToken(SECRET, { ...me, topic: 'news' }) } }),
    statuses: forAll(200),
  },
  {
    endpoint: chooseMails,
    input: ({ me }) => ({
      body: { token: unsubscribeToken(SECRET, { ...me, topic: 'news' }), mails: 'on' },
    }),
    statuses: forAll(200),
  },
]
