import {
  addPasskey,
  addTotp,
  beginPasskey,
  beginTotp,
  beginVerify,
  type Endpoint,
  getStaff,
  grantStaffRole,
  noteActivity,
  renewClaims,
  type SecondFactor,
  staffOfBrand,
  verifyFactor,
} from 'contracts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../db/database.ts'
import { staffRole } from '../../../tables/staff.ts'
import { ask, callLogIn } from '../../account/fixture-login.ts'
import { addMember, PASSWORD } from '../../account/fixture-member.ts'
import type { fakeAuthenticator } from './fixture-authenticator.ts'
import { codeAt } from './totp.ts'

interface World {
  readonly app: FastifyInstance
  readonly database: Database
  /** The clock of the site. */
  readonly now: () => Date
}

/** The address that a call comes from, unless it is that of most tests. */
interface From {
  readonly remoteAddress?: string
}

/** An admin who has just logged in, without a second factor, and what they can do about one. */
export async function addAdmin({ app, database, now }: World) {
  const { brandId, id: memberId, email } = await addMember(database, { isStaff: true })
  const post = {
    brandId,
    memberId,
    atBrand: brandId,
    role: 'admin',
    grantedBy: 'a test',
    grantedAt: now(),
  } as const
  await database.db.insert(staffRole).values(post)
  const logIn = async (from: From = {}) =>
    (await callLogIn(app, { email, password: PASSWORD, ...from })).cookie?.value ?? ''
  let token = await logIn()

  const callWith = async (token: string, { method, path }: Endpoint, body?: object, from: From = {}) => {
    const answer = await ask(app, { method, url: path, token, ...(body && { body }), ...from })
    return { ...answer, code: answer.error?.code }
  }
  const call = (endpoint: Endpoint, body?: object) => callWith(token, endpoint, body)
  const colleague = await addMember(database)

  return {
    memberId,
    call,
    /** Continues with a new session. */
    async logInAgain() {
      token = await logIn()
    },
    /** Has another session beside this one. */
    async inOtherBrowser(remoteAddress?: string) {
      const from = remoteAddress === undefined ? {} : { remoteAddress }
      const there = await logIn(from)
      return {
        look: async () => (await callWith(there, staffOfBrand)).code ?? 'let in',
        verify: async (body: object) => (await callWith(there, verifyFactor, body, from)).code ?? 'let in',
      }
    },
    state: async () => (await call(getStaff)).body['second_factor'] as SecondFactor,
    /** A call of the back office. */
    look: async () => (await call(staffOfBrand)).code ?? 'let in',
    renewClaims: async () => (await call(renewClaims, { ids: ['none'] })).code ?? 'let in',
    /** Says that a person is at work. */
    act: async () => (await call(noteActivity)).code ?? 'done',
    /** A dangerous one. */
    grant: async () =>
      (await call(grantStaffRole, { member: colleague.id, role: 'support' })).code ?? 'let in',
    codeAt,
    async addApp(name = 'Phone') {
      const { secret } = (await call(beginTotp)).body as { secret: string }
      const added = await call(addTotp, { name, code: await codeAt(secret, now()) })
      return { ...added, secret, codes: added.body['recovery_codes'] as string[] | null }
    },
    async addKey(key: ReturnType<typeof fakeAuthenticator>, origin?: string) {
      const { options } = (await call(beginPasskey)).body as { options: { challenge: string } }
      const asked = { challenge: options.challenge, ...(origin !== undefined && { origin }) }
      return call(addPasskey, { name: 'Key', credential: key.create(asked) })
    },
    async askKey() {
      const { options } = (await call(beginVerify)).body as { options: { challenge: string } | null }
      return options
    },
    verify: async (body: object) => (await call(verifyFactor, body)).code ?? 'let in',
  }
}
