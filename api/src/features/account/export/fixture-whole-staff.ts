import type { Database } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { staffAction } from '../../../tables/account.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { staffFactor, staffNote, staffRecoveryCode, staffRole, staffSession } from '../../../tables/staff.ts'
import type { Marked } from './fixture-whole-purchases.ts'

/** Adds what the account of a member of staff has, with secrets that no download may show. */
export async function addWholeStaff({ db }: Database, key: MemberKey, { mark, at }: Marked) {
  const factor = { ...key, createdAt: at(), lastUsedAt: at() }
  await db
    .insert(staffRole)
    .values({ ...key, atBrand: 'garnet', role: 'finance', grantedBy: 'sam', grantedAt: at() })
  await db.insert(staffFactor).values([
    {
      ...factor,
      id: newId(),
      kind: 'totp',
      name: `${mark} phone`,
      sealedSecret: `secret ${mark}`,
      lastPeriod: 58,
    },
    {
      ...factor,
      id: newId(),
      kind: 'passkey',
      name: `${mark} key`,
      credentialId: `secret id ${mark}`,
      publicKey: `secret key ${mark}`,
      uses: 59,
      transports: ['usb'],
    },
  ])
  await db.insert(staffRecoveryCode).values({ ...key, codeHash: `secret code ${mark}` })
  await db
    .insert(staffSession)
    .values({ sessionId: `s ${key.memberId}`, challenge: `secret challenge ${mark}` })
  await db
    .insert(staffNote)
    .values({ ...key, id: newId(), author: 'sam', text: `${mark} called twice.`, createdAt: at() })
  await db.insert(staffAction).values({
    id: newId(),
    brandId: 'garnet',
    actor: key.memberId,
    sessionId: 'gone',
    address: '192.0.2.7',
    action: 'orders look',
    subject: 'somebody else',
    details: {},
    createdAt: at(),
  })
}
