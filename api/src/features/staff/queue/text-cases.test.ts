import { changeProfile, getOwnProfile } from 'contracts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { profile } from '../../../tables/members.ts'
import { staffCase } from '../../../tables/staff.ts'
import { stoppedClock } from '../../members/fixture-people.ts'
import { queueOf } from './fixture-queue.ts'

const clock = stoppedClock(new Date().toISOString())
const world = await openWorld({ clock })
const { database } = world
const { db } = database
const { person, moderator, settle, mailsTo } = queueOf(world, clock)
type Person = Awaited<ReturnType<typeof person>>

beforeEach(async () => {
  await db.delete(staffCase)
})

const write = (by: Person, about_me: string) => by.call(changeProfile, { body: { about_me } })

test('a text that the rules flag is shown and waits for staff, until it is decided or replaced by a harmless one', async () => {
  const [ann, sam] = [await person('Ann'), await moderator('Sam')]
  await write(ann, 'I like rain.')
  expect(await sam.list({ kind: 'text' })).toEqual([])
  expect((await write(ann, 'Write me on WhatsApp, I have 500 euros.')).status).toBe(200)
  const [waiting] = await sam.list({ kind: 'text' })
  expect(waiting).toMatchObject({
    of: 'text',
    severity: 'high',
    excerpt: 'Write me on WhatsApp, I have 500 euros.',
  })
  const [id = ''] = await sam.claimFirst(['text'])
  expect(await sam.open(id)).toMatchObject({
    actions: ['dismiss', 'remove-text', 'warn', 'suspend', 'ban'],
    subject: { kind: 'text', flags: ['contact-details', 'payment'] },
  })
  await sam.decide(id, { action: 'dismiss' })
  await settle()
  // The same text is not looked at again.
  await write(ann, 'Write me on WhatsApp, I have 500 euros.')
  expect(await sam.list({ kind: 'text' })).toEqual([])

  await write(ann, 'I am 16, write me on WhatsApp.')
  const [next = ''] = await sam.claimFirst(['text'])
  await write(ann, 'I like rain.')
  expect((await sam.decide(next, { action: 'dismiss' })).data.error?.code).toBe('case_decided')
})

test('a flagged text is removed by a decision whose source is a rule', async () => {
  const [ann, sam] = [await person('Ann'), await moderator('Sam')]
  await write(ann, 'Only for a sugar daddy.')
  const [id = ''] = await sam.claimFirst(['text'])
  await sam.decide(id, { action: 'remove-text', rule: 'paid-services' })
  await settle()
  expect((await ann.call(getOwnProfile, {})).data.profile.about_me).toBeNull()
  expect(await mailsTo(ann)).toMatchObject([
    { data: { kind: 'remove-text', source: 'rule', facts: 'You offered services for money.' } },
  ])
})

test('a flagged name waits, too', async () => {
  const [ann, sam] = [await person('Ann'), await moderator('Sam')]
  await ann.call(changeProfile, { body: { name: 'Insta Ann' } })
  const [id = ''] = await sam.claimFirst(['name'])
  expect(await sam.open(id)).toMatchObject({ subject: { kind: 'name', text: 'Insta Ann' } })
  await sam.decide(id, { action: 'remove-name', rule: 'other' })
  await settle()
  const [stored] = await db.select().from(profile).where(eq(profile.memberId, ann.id))
  expect(stored?.name).toBe('Member')
})
