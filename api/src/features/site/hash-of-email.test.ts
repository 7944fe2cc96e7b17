import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../fixtures/world.ts'
import { member } from '../../tables/account.ts'
import { mailboxIn, mailboxOf } from '../../tables/mailbox.ts'
import { addMember } from '../account/fixture-member.ts'
import { hashesOfEmail, hashOfEmail } from './hash-of-email.ts'

const { database } = await openWorld()
const options = { secret: 'secret', purpose: 'test', brandId: 'amberly' }

test.each([
  ['Ann.Lee+x@Example.com', 'ann.lee@example.com'],
  ['a.n.n+x.y@gmail.com', 'ann@gmail.com'],
  ['A.nn@GoogleMail.com', 'ann@gmail.com'],
  ['a.nn@gmail.com.example', 'a.nn@gmail.com.example'],
  ['a.nn@my-gmail.com', 'a.nn@my-gmail.com'],
])('%s reaches %s, for the code as for the database', async (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
  expect(hashOfEmail(email, options)).toBe(hashOfEmail(mailbox, options))
  const { id } = await addMember(database, { email })
  const isIt = eq(member.id, id)
  const [found] = await database.db
    .select({ mailbox: mailboxIn(member.email) })
    .from(member)
    .where(isIt)
  expect(found?.mailbox).toBe(mailbox)
})

test('an address is also found by the hash that was stored while Gmail’s dots counted', () => {
  const stored = 'xh4ZUni5Prn35WgRBbLsmDO8AIELTnfRsGE_mdA3bX8'
  expect(hashesOfEmail('A.nn+x@gmail.com', options)).toEqual([hashOfEmail('ann@gmail.com', options), stored])
  expect(hashesOfEmail('ann@example.com', options)).toEqual([hashOfEmail('ann@example.com', options)])
})
