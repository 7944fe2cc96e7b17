import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../db/new-id.ts'
import { CommandError } from '../db/run-command.ts'
import { addMember } from '../features/account/fixture-member.ts'
import { addPhotoRow } from '../features/members/photos/fixture-photo.ts'
import { openWorld } from '../fixtures/world.ts'
import { outbox } from '../tables/outbox.ts'
import { birthCorrection } from '../tables/own-account.ts'
import { readStaffCommand, USAGE } from './read-staff-command.ts'

const world = await openWorld()
const { database } = world

/** What the command says, as somebody types it. */
async function staff(...words: string[]) {
  const work = readStaffCommand(words)
  if (!work) return { code: 2, said: USAGE }
  try {
    return { code: 0, said: await work(database) }
  } catch (error) {
    if (error instanceof CommandError) return { code: 1, said: error.message }
    throw error
  }
}

let ann: Awaited<ReturnType<typeof addMember>>
beforeAll(async () => {
  ann = await addMember(database, { profile: { name: 'Ann\u001b[31m of Amberly' }, status: 'not_confirmed' })
})

test('what is not understood is explained', async () => {
  for (const words of [[], ['weather'], ['member'], ['member', 'find'], ['stats', 'all']]) {
    expect(await staff(...words)).toMatchObject({ code: 2, said: expect.stringContaining('member ban') })
  }
  expect(await staff('stats', '--brand', 'nowhere')).toEqual({
    code: 1,
    said: 'Say which brand with --brand: amberly (localhost), garnet (gay.localhost), marigold (she.localhost).',
  })
})

test('a member is found by a part of the name, and nothing they wrote reaches the terminal as a command', async () => {
  const { code, said } = await staff('member', 'find', 'of Amb')
  expect(code).toBe(0)
  expect(said).toContain(ann.email)
  expect(said).not.toContain('\u001b')
  expect((await staff('member', 'find', '%')).said).toBe('Nobody.')
  expect((await staff('member', 'find', ann.id, '--brand', 'marigold')).said).toBe('Nobody.')
})

test('a ban needs a reason, ends every session, and is taken back to what was before', async () => {
  const { memberId } = await world.meet('amberly', 'free')
  const headers = await world.headersOf('amberly', 'free')
  const who = async () => (await world.app.inject({ url: '/api/user.php', headers })).json().user?.id ?? null
  expect(await who()).toBe(memberId)
  expect(await staff('member', 'ban', memberId)).toMatchObject({ code: 1, said: 'Say why: --reason "…"' })
  expect(await who()).toBe(memberId)
  expect(await staff('member', 'ban', memberId, '--reason', 'Spam')).toMatchObject({ code: 0 })
  expect(await who()).toBeNull()
  expect(await staff('member', 'ban', memberId, '--reason', 'Spam')).toMatchObject({ code: 1 })
  expect(await staff('member', 'unban', memberId, '--reason', 'A mistake')).toMatchObject({ code: 0 })
  const { said } = await staff('member', 'show', memberId)
  expect(said).toMatch(/status +confirmed/)
  expect(said).toContain('"reason":"Spam"')
  expect(said).toContain('"reason":"A mistake"')
})

test('a member is confirmed, made staff, and staff no more', async () => {
  for (const [verb, then] of [
    ['confirm', /status +confirmed/],
    ['staff', /isStaff +yes/],
    ['no-staff', /isStaff +no/],
  ] as const) {
    expect(await staff('member', verb, ann.email)).toMatchObject({ code: 0 })
    expect((await staff('member', 'show', ann.email)).said).toMatch(then)
    expect(await staff('member', verb, ann.email)).toMatchObject({ code: 1 })
  }
})

test('a setting is checked, changed and given back', async () => {
  const credits = async () => (await staff('settings', 'show', 'message_credits')).said
  expect(await credits()).toMatch(/message_credits +5 +no/)
  expect(await staff('settings', 'set', 'message_credits', 'many')).toMatchObject({ code: 1 })
  expect(await staff('settings', 'set', 'colour', 'red')).toMatchObject({ code: 1 })
  expect(await staff('settings', 'set', 'message_credits', '7')).toMatchObject({ code: 0 })
  expect(await credits()).toMatch(/message_credits +7 +yes/)
  expect(await staff('settings', 'set', 'name', '5 Stars')).toMatchObject({ code: 0 })
  expect((await staff('settings', 'show', 'name')).said).toContain('"5 Stars"')
  expect(await staff('settings', 'unset', 'message_credits')).toMatchObject({ code: 0 })
  expect(await credits()).toMatch(/message_credits +5 +no/)
})

test('a complaint is listed, read, and answered once', async () => {
  const sent = await world.app.inject({
    method: 'POST',
    url: '/api/complaint.php',
    headers: await world.headersOf('amberly', 'visitor'),
    payload: {
      id: 'from-the-staff-test',
      email: 'ann@example.invalid',
      topic: 'payment',
      text: 'Paid twice.',
    },
  })
  const { reference } = sent.json()
  expect((await staff('complaints', 'list')).said).toContain(reference)
  expect((await staff('complaints', 'show', reference)).said).toContain('Paid twice.')
  expect(await staff('complaints', 'answer', reference, 'You have it back.')).toMatchObject({ code: 0 })
  expect(await staff('complaints', 'answer', reference, 'You have not.')).toMatchObject({ code: 1 })
  expect((await staff('complaints', 'list')).said).toBe('No complaint waits for an answer.')
  expect((await staff('complaints', 'list', '--answered')).said).toContain(reference)
  expect((await staff('complaints', 'show', reference)).said).toContain('Answer: You have it back.')
})

test('a photo that waits is approved or, with a reason, rejected, and its owner told by mail', async () => {
  const owner = { brandId: 'amberly', memberId: ann.memberId }
  const [shown, refused] = [
    await addPhotoRow(database, owner, { status: 'pending' }),
    await addPhotoRow(database, owner, { status: 'pending', position: 1 }),
  ]
  const { said } = await staff('photo', 'list')
  expect(said).toContain(shown.id)
  expect(said).toContain(`/media/${refused.filename}`)
  expect(await staff('photo', 'approve', shown.id, '--brand', 'marigold')).toMatchObject({ code: 1 })
  expect(await staff('photo', 'approve', shown.id)).toMatchObject({ code: 0 })
  expect(await staff('photo', 'reject', refused.id, 'ugly')).toMatchObject({ code: 2 })
  expect(await staff('photo', 'reject', refused.id, 'nudity')).toMatchObject({ code: 0 })
  expect((await staff('photo', 'list')).said).toBe('No photo waits for approval.')
  const mails = await database.db.select().from(outbox).where(eq(outbox.kind, 'photo-rejected'))
  expect(mails).toMatchObject([{ memberId: ann.memberId }])
})

test('credits are given and taken back with a reason, shown line by line, and the ledger adds up', async () => {
  expect(await staff('ledger', 'give', ann.email, '50')).toMatchObject({ code: 1 })
  const give = (credits: string) =>
    staff('ledger', 'give', ann.email, '--reason', 'A mistake of ours', '--', credits)
  expect((await give('50')).said).toMatch(/has 50 credits/)
  expect((await give('-20')).said).toMatch(/has 30 credits/)
  expect(await give('-31')).toMatchObject({ code: 1, said: 'The member has not so many.' })
  const { said } = await staff('ledger', 'show', ann.email)
  expect(said).toMatch(/adjustment +-20 +30 /)
  expect(said).toMatch(/adjustment +50 +50 /)
  expect((await staff('ledger', 'prove')).said).toBe('The ledger adds up.')
})

test('what could not be delivered is listed without saying to whom, and tried again', async () => {
  expect((await staff('outbox', 'dead')).said).toBe('Everything was delivered.')
  const ids = [newId(), newId()] as const
  const dead = {
    brandId: 'amberly',
    channel: 'mail',
    kind: 'complaint-received',
    data: {},
    address: 'ann@example.com',
    status: 'dead',
    attempts: 10,
    reason: 'No mail server is configured.',
  } as const
  await database.db.insert(outbox).values(ids.map((id) => ({ ...dead, id, settledAt: new Date() })))
  const { said } = await staff('outbox', 'dead')
  for (const id of ids)
    expect(said).toContain(`${id}  amberly  mail complaint-received  10     No mail server`)
  expect(said).toContain('2 could not be delivered.')
  expect(said).not.toContain('ann@example.com')
  expect((await staff('outbox', 'retry', ids[0])).said).toBe('1 will be tried again.')
  expect((await staff('outbox', 'retry')).said).toBe('1 will be tried again.')
  expect(await staff('outbox', 'dead', 'x')).toMatchObject({ code: 2 })
})

test('the figures leave out the demo’s members', async () => {
  const { said } = await staff('stats')
  expect(said).toMatch(/^members +1$/m)
  expect(said).toMatch(/^demo members, not counted above +5$/m)
})

test('from a terminal, words that are not understood end with what would be', async () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.url }
  const run = (...words: string[]) =>
    new Promise<{ code: unknown; said: string }>((resolve) => {
      execFile(process.execPath, [main, ...words], { env }, (error, out, err) =>
        resolve({ code: error ? error.code : 0, said: out + err }),
      )
    })
  expect(await run('--colour', 'red')).toEqual({ code: 2, said: `${USAGE}\n` })
  expect(await run('stats')).toMatchObject({ code: 0, said: expect.stringContaining('members') })
})

test('§5: a date of birth that was corrected is looked at once, by who looks', async () => {
  const { brandId, memberId } = ann
  const row = { brandId, memberId, was: '1990-06-15', is: '1999-06-15', createdAt: new Date() }
  await database.db.insert(birthCorrection).values(row)
  const { said } = await staff('births', 'list')
  for (const part of [memberId, '1990-06-15', '1999-06-15']) expect(said).toContain(part)
  expect(said).not.toContain('\u001b')
  expect((await staff('births', 'list', '--brand', 'marigold')).said).not.toContain(memberId)
  expect(await staff('births', 'seen', memberId, '--brand', 'marigold')).toMatchObject({ code: 1 })
  expect(await staff('births', 'seen', memberId)).toMatchObject({ code: 0 })
  expect(await staff('births', 'seen', memberId)).toMatchObject({ code: 1 })
  expect((await staff('member', 'show', memberId)).said).toContain('birth seen')
})
