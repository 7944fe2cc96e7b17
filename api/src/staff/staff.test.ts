import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { fileURLToPath } from 'node:url'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../db/new-id.ts'
import { CommandError } from '../db/run-command.ts'
import { addMember } from '../features/account/fixture-member.ts'
import { addMessage } from '../features/chat/fixture-messages.ts'
import { addOrder, addPaidOrder, addRefund } from '../features/credits/orders/fixture-orders.ts'
import { addPhotoRow } from '../features/members/photos/fixture-photo.ts'
import { findHistory } from '../features/staff/brands/revisions.ts'
import { openWorld } from '../fixtures/world.ts'
import { staffAction } from '../tables/account.ts'
import { debitBlock } from '../tables/debits.ts'
import { photo, profile } from '../tables/members.ts'
import { paymentOrder } from '../tables/orders.ts'
import { outbox } from '../tables/outbox.ts'
import { birthCorrection } from '../tables/own-account.ts'
import { orderRefund, paymentDispute } from '../tables/refunds.ts'
import { memberSearch } from '../tables/search.ts'
import { DAY_MS } from '../time.ts'
import { readStaffCommand, USAGE } from './read-staff-command.ts'

const world = await openWorld()
const { database } = world

/** Runs a command as typed; returns its exit code and output. */
async function staff(...args: string[]) {
  const work = readStaffCommand(args)
  if (!work) return { code: 2, output: USAGE }
  try {
    return { code: 0, output: await work(database) }
  } catch (error) {
    if (error instanceof CommandError) return { code: 1, output: error.message }
    throw error
  }
}

let ann: Awaited<ReturnType<typeof addMember>>
beforeAll(async () => {
  ann = await addMember(database, { profile: { name: 'Ann\u001b[31m of Amberly' }, status: 'not_confirmed' })
})

test('invalid arguments print the usage', async () => {
  for (const args of [[], ['weather'], ['member'], ['member', 'find'], ['stats', 'all']]) {
    expect(await staff(...args)).toMatchObject({ code: 2, output: expect.stringContaining('member confirm') })
  }
  expect(await staff('stats', '--brand', 'nowhere')).toEqual({
    code: 1,
    output:
      'Choose a brand with --brand: amberly (localhost), garnet (gay.localhost), marigold (she.localhost).',
  })
})

test('finds a member by the beginning of the name, and prints no control characters from it', async () => {
  const { code, output } = await staff('member', 'find', 'ANN\u001b[31m of Amb')
  expect(code).toBe(0)
  expect(output).toContain(ann.email)
  expect(output).not.toContain('\u001b')
  expect((await staff('member', 'find', '%')).output).toBe('No one.')
  expect((await staff('member', 'find', ann.id, '--brand', 'marigold')).output).toBe('No one.')
})

test('a ban needs a reason and ends every session; lifting it restores the status before', async () => {
  const { memberId } = await world.meet('amberly', 'free')
  const headers = await world.headersOf('amberly', 'free')
  const sessionOwner = async () =>
    (await world.app.inject({ url: '/api/user.php', headers })).json().user?.id ?? null
  expect(await sessionOwner()).toBe(memberId)
  const ban = (...reason: string[]) => staff('decisions', 'ban', memberId, 'scam', ...reason)
  expect(await ban()).toMatchObject({ code: 1, output: 'Give a reason: --reason "…"' })
  expect(await sessionOwner()).toBe(memberId)
  const { code, output } = await ban('--reason', 'Spam')
  expect(code).toBe(0)
  expect(await sessionOwner()).toBeNull()
  expect(await ban('--reason', 'Spam')).toMatchObject({ code: 1 })
  expect((await staff('decisions', 'list', memberId)).output).toMatch(/ban .*scam/)
  const lift = () => staff('decisions', 'lift', output.slice(0, 9), '--reason', 'A mistake')
  expect(await lift()).toMatchObject({ code: 0 })
  expect(await lift()).toMatchObject({ code: 1 })
  const shown = (await staff('member', 'show', memberId)).output
  expect(shown).toMatch(/status +confirmed/)
  expect(shown).toContain('"reason":"Spam"')
  expect(shown).toContain('"reason":"A mistake"')
})

test('staff can take away a name, and what a member wrote in a conversation by its place', async () => {
  const [brandId, other] = ['garnet', ['--brand', 'garnet']] as const
  const from = await addMember(database, { brandId, profile: { name: 'Rude Word' } })
  const to = await addMember(database, { brandId })
  const { conversationId: id, sequence } = await addMessage(database, from, to, { body: 'Something rude' })
  const remove = (...args: string[]) => staff('decisions', ...args, 'offensive', '--reason', 'Rude', ...other)
  expect(await remove('remove-name', from.email)).toMatchObject({ code: 0 })
  expect((await staff('member', 'show', from.memberId, ...other)).output).toMatch(/name +Member/)
  const place = [id, String(sequence)]
  expect(await remove('remove-message', id)).toMatchObject({ code: 2 })
  expect(await remove('remove-message', id, 'first')).toMatchObject({ code: 2 })
  expect(await remove('remove-message', id, '99')).toMatchObject({ code: 1 })
  const elsewhere = await staff('decisions', 'remove-message', ...place, 'offensive', '--reason', 'Rude')
  expect(elsewhere).toMatchObject({ code: 1, output: expect.stringContaining('There is no message') })
  expect(await remove('remove-note', ...place)).toMatchObject({ code: 1, output: 'Nothing to do.' })
  const { code, output } = await remove('remove-message', ...place)
  expect(code).toBe(0)
  const shown = (await staff('decisions', 'show', output.slice(0, 9), ...other)).output
  expect(shown).toContain('Something rude')
  expect(shown).toContain(id)
  expect(await remove('remove-message', ...place)).toMatchObject({ code: 1, output: 'Nothing to do.' })
})

test('staff can confirm a member', async () => {
  expect(await staff('member', 'confirm', ann.email)).toMatchObject({ code: 0 })
  expect((await staff('member', 'show', ann.email)).output).toMatch(/status +confirmed/)
  expect(await staff('member', 'confirm', ann.email)).toMatchObject({ code: 1 })
})

test('staff mark a fictional profile, only at a brand that has them', async () => {
  const [own, key] = ['--brand', 'garnet']
  const other = await addMember(database, { brandId: 'garnet' })
  expect(await staff('member', 'fictional', other.email, own, key)).toMatchObject({
    code: 1,
    output: expect.stringContaining('fictional_icon'),
  })
  await staff('settings', 'set', 'fictional_icon', 'true', own, key)
  const isMarked = async () => {
    const isTheirs = eq(memberSearch.memberId, other.memberId)
    return (await database.db.select().from(memberSearch).where(isTheirs))[0]?.isFictional
  }
  expect(await isMarked()).toBe(false)
  expect(await staff('member', 'fictional', other.email, own, key)).toMatchObject({ code: 0 })
  expect(await isMarked()).toBe(true)
  expect(await staff('member', 'fictional', other.email, own, key)).toMatchObject({ code: 1 })
  expect(await staff('member', 'no-fictional', other.email, own, key)).toMatchObject({ code: 0 })
  expect(await isMarked()).toBe(false)
})

test('§3: no price makes a message cheaper than the country’s minimum', async () => {
  const { output } = await staff('prices', 'show', 'NL', '--brand', 'marigold')
  const id = output.match(/nl-\d+/)?.[0] ?? ''
  const refused = await staff('prices', 'set', id, '1.00', '--brand', 'marigold')
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('A message costs at least') })
  expect(await staff('prices', 'set', id, '99.99', '--brand', 'marigold')).toMatchObject({ code: 0 })
})

test('§3: no setting makes a message cheaper than the country’s minimum with a bundle on sale', async () => {
  const set = (name: string, value: string) => staff('settings', 'set', name, value)
  const raised = (costs: number) => JSON.stringify({ NL: { costs, currency: 'EUR' } })
  const refused = await set('minimum_message_costs', raised(9))
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Raise these prices first\.\n.*nl-/),
  })
  expect((await staff('settings', 'show', 'minimum_message_costs')).output).not.toContain('"costs":9')
  expect(await set('message_credits', '1')).toMatchObject({
    code: 1,
    output: expect.stringContaining('at least'),
  })
  expect(await set('minimum_message_costs', raised(0.01))).toMatchObject({ code: 0 })
  expect(await set('message_credits', '1')).toMatchObject({ code: 0 })
  expect(await staff('settings', 'unset', 'minimum_message_costs')).toMatchObject({ code: 1 })
  expect(await staff('settings', 'unset', 'message_credits')).toMatchObject({ code: 0 })
  expect(await staff('settings', 'unset', 'minimum_message_costs')).toMatchObject({ code: 0 })
})

test('member_resell cannot be turned on, since nothing shares members among brands', async () => {
  expect(await staff('settings', 'set', 'member_resell', 'true')).toMatchObject({ code: 1 })
  expect(await staff('settings', 'set', 'member_resell', 'false')).toMatchObject({ code: 0 })
})

test('what a command sets is in the history that the back office shows, with what was before', async () => {
  const set = (value: string) => staff('settings', 'set', 'refund_days', value, '--brand', 'garnet')
  await set('21')
  await set('28')
  const { revisions } = await findHistory(database.db, 'garnet', undefined)
  expect(revisions.slice(0, 2)).toMatchObject([
    { author: userInfo().username, was: { refund_days: 21 }, is: { refund_days: 28 } },
    { was: { refund_days: 14 }, is: { refund_days: 21 } },
  ])
})

test('staff can change a setting to a valid value, and reset it', async () => {
  const credits = async () => (await staff('settings', 'show', 'message_credits')).output
  expect(await credits()).toMatch(/message_credits +5 +no/)
  expect(await staff('settings', 'set', 'message_credits', 'many')).toMatchObject({ code: 1 })
  expect(await staff('settings', 'set', 'message_credits', '99999999999')).toMatchObject({ code: 1 })
  expect(await staff('settings', 'set', 'signup_credits', '--', '-1')).toMatchObject({ code: 1 })
  expect(await staff('settings', 'set', 'colour', 'red')).toMatchObject({ code: 1 })
  expect(await staff('settings', 'set', 'message_credits', '7')).toMatchObject({ code: 0 })
  expect(await credits()).toMatch(/message_credits +7 +yes/)
  expect(await staff('settings', 'set', 'name', '5 Stars')).toMatchObject({ code: 0 })
  expect((await staff('settings', 'show', 'name')).output).toContain('"5 Stars"')
  expect(await staff('settings', 'set', 'gifts', 'heart,rose')).toMatchObject({ code: 0 })
  expect((await staff('settings', 'show', 'gifts')).output).toContain('["heart","rose"]')
  expect(await staff('settings', 'set', 'gifts', 'heart,castle')).toMatchObject({ code: 1 })
  expect(await staff('settings', 'set', 'countries', 'NL, BE')).toMatchObject({ code: 0 })
  expect(await staff('settings', 'unset', 'message_credits')).toMatchObject({ code: 0 })
  expect(await credits()).toMatch(/message_credits +5 +no/)
})

test('staff can list, read, and answer a complaint, once', async () => {
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
  expect((await staff('complaints', 'list')).output).toContain(reference)
  expect((await staff('complaints', 'show', reference)).output).toContain('Paid twice.')
  expect(await staff('complaints', 'answer', reference, 'You have it back.')).toMatchObject({ code: 0 })
  expect(await staff('complaints', 'answer', reference, 'You have not.')).toMatchObject({ code: 1 })
  expect((await staff('complaints', 'list')).output).toBe('No open complaints.')
  expect((await staff('complaints', 'list', '--answered')).output).toContain(reference)
  expect((await staff('complaints', 'show', reference)).output).toContain('Answer: You have it back.')
})

test('§4: staff can approve a photo, or reject it by a decision with its reasons, which is mailed', async () => {
  const owner = { brandId: 'amberly', memberId: ann.memberId }
  const [shown, refused] = [
    await addPhotoRow(database, owner, { status: 'pending' }),
    await addPhotoRow(database, owner, { status: 'pending', position: 1 }),
  ]
  const { output } = await staff('photo', 'list')
  expect(output).toContain(shown.id)
  expect(output).toContain(`/media/${refused.filename}`)
  expect(await staff('photo', 'approve', shown.id, '--brand', 'marigold')).toMatchObject({ code: 1 })
  expect(await staff('photo', 'approve', shown.id)).toMatchObject({ code: 0 })
  expect(await staff('photo', 'reject', refused.id, 'ugly')).toMatchObject({ code: 2 })
  expect(await staff('photo', 'reject', refused.id, 'nudity')).toMatchObject({ code: 1 })
  const reject = (...more: string[]) =>
    staff('photo', 'reject', refused.id, 'nudity', '--reason', 'You are naked in it.', ...more)
  expect(await reject('--brand', 'marigold')).toMatchObject({ code: 1 })
  expect(await reject()).toMatchObject({ code: 0 })
  expect(await reject()).toMatchObject({ code: 1, output: 'Nothing to do.' })
  expect((await staff('photo', 'list')).output).toBe('No photos to approve.')
  const isTheirs = and(eq(outbox.kind, 'decision'), eq(outbox.memberId, ann.memberId))
  const mails = await database.db.select().from(outbox).where(isTheirs)
  const facts = 'You are naked in it.'
  const data = { kind: 'remove-photo', rule: 'offensive', facts, source: 'staff' }
  expect(mails).toMatchObject([{ data }])
  const [hidden] = await database.db.select().from(photo).where(eq(photo.id, refused.id))
  expect(hidden).toMatchObject({ status: 'rejected', rejection: 'nudity' })
  const reference = String(mails[0]?.data?.['reference'])
  expect(await staff('decisions', 'lift', reference, '--reason', 'It was a swimsuit.')).toMatchObject({
    code: 0,
  })
  const [shownAgain] = await database.db.select().from(photo).where(eq(photo.id, refused.id))
  expect(shownAgain).toMatchObject({ status: 'active', rejection: null })
})

test('staff can give and take back credits with a reason, see the statement, and verify the ledger', async () => {
  expect(await staff('ledger', 'give', ann.email, '50')).toMatchObject({ code: 1 })
  const change = (verb: string, credits: string) =>
    staff('ledger', verb, ann.email, credits, '--reason', 'A mistake of ours')
  expect((await change('give', '50')).output).toMatch(/has 50 credits/)
  expect((await change('take', '20')).output).toMatch(/has 30 credits/)
  expect(await change('take', '31')).toMatchObject({ code: 1, output: 'The member does not have that many.' })
  expect(await change('take', '0')).toMatchObject({ code: 2 })
  const { output } = await staff('ledger', 'show', ann.email)
  expect(output).toMatch(/adjustment +-20 +30 /)
  expect(output).toMatch(/adjustment +50 +50 /)
  expect((await staff('ledger', 'prove')).output).toBe('The ledger adds up.')
})

test('staff can list undeliverable messages, without addresses, and retry them', async () => {
  expect((await staff('outbox', 'dead')).output).toBe('Everything was delivered.')
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
  const { output } = await staff('outbox', 'dead')
  for (const id of ids)
    expect(output).toContain(`${id}  amberly  mail complaint-received  10     No mail server`)
  expect(output).toContain('2 could not be delivered.')
  expect(output).not.toContain('ann@example.com')
  expect((await staff('outbox', 'retry', ids[0])).output).toBe('1 will be tried again.')
  expect((await staff('outbox', 'retry')).output).toBe('1 will be tried again.')
  expect(await staff('outbox', 'dead', 'x')).toMatchObject({ code: 2 })
})

test('staff can see how many text messages of the last week arrived', async () => {
  const text = { brandId: 'amberly', channel: 'sms', kind: 'code', status: 'sent' } as const
  const old = { createdAt: new Date(Date.now() - 8 * DAY_MS) }
  const delivered = { deliveredAt: new Date() }
  const failed = { status: 'dead', address: '+31600000000' } as const
  const rows = [text, { ...text, ...delivered }, { ...text, ...delivered, ...old }, { ...text, ...failed }]
  await database.db.insert(outbox).values(rows.map((row) => ({ ...row, id: newId() })))
  const { output } = await staff('outbox', 'texts')
  expect(output).toBe('In the last 7 days, the provider accepted 2 and reported 1 as delivered; 1 failed.')
})

test('the figures leave out demo members', async () => {
  const { output } = await staff('stats')
  expect(output).toMatch(/^members +1$/m)
  expect(output).toMatch(/^demo members, not counted above +9$/m)
})

test('in a terminal, invalid arguments print the usage', async () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.url }
  const run = (...args: string[]) =>
    new Promise<{ code: unknown; output: string }>((resolve) => {
      execFile(process.execPath, [main, ...args], { env }, (error, out, err) =>
        resolve({ code: error ? error.code : 0, output: out + err }),
      )
    })
  expect(await run('--colour', 'red')).toEqual({ code: 2, output: `${USAGE}\n` })
  expect(await run('stats')).toMatchObject({ code: 0, output: expect.stringContaining('members') })
})

test('§5: staff review a corrected date of birth, once', async () => {
  const { brandId, memberId } = ann
  const row = { brandId, memberId, was: '1990-06-15', is: '1999-06-15', createdAt: new Date() }
  await database.db.insert(birthCorrection).values(row)
  const { output } = await staff('births', 'list')
  for (const part of [memberId, '1990-06-15', '1999-06-15']) expect(output).toContain(part)
  expect(output).not.toContain('\u001b')
  expect((await staff('births', 'list', '--brand', 'marigold')).output).not.toContain(memberId)
  expect(await staff('births', 'seen', memberId, '--brand', 'marigold')).toMatchObject({ code: 1 })
  expect(await staff('births', 'seen', memberId)).toMatchObject({ code: 0 })
  expect(await staff('births', 'seen', memberId)).toMatchObject({ code: 1 })
  expect((await staff('member', 'show', memberId)).output).toContain('birth seen')
})

test('§5: staff correct a date of birth for a member who has corrected it before', async () => {
  const correct = (date: string, ...more: string[]) => staff('births', 'correct', ann.email, date, ...more)
  const reason = ['--reason', 'A copy of the passport'] as const
  expect(await correct('1989-06-15')).toMatchObject({ code: 1 })
  expect(await correct('2015-06-15', ...reason)).toMatchObject({
    code: 1,
    output: '2015-06-15 is not the date of birth of somebody of 18 or more.',
  })
  expect(await correct('1989-02-30', ...reason)).toMatchObject({ code: 1 })
  expect(await correct('1989-06-15', ...reason, '--brand', 'marigold')).toMatchObject({ code: 1 })
  for (const date of ['1989-06-15', '1989-06-16'])
    expect(await correct(date, ...reason)).toMatchObject({ code: 0 })
  expect(await correct('1989-06-16', ...reason)).toMatchObject({ code: 1 })
  const isTheirs = eq(profile.memberId, ann.memberId)
  expect(await database.db.select().from(profile).where(isTheirs)).toMatchObject([
    { dateOfBirth: '1989-06-16' },
  ])
  expect((await staff('births', 'list')).output).toBe('No date of birth to review.')
  expect((await staff('member', 'show', ann.memberId)).output).toContain('birth correct')
})

test('staff list and show orders of their brand', async () => {
  const { id, paymentId } = await addOrder(database, ann, { status: 'paid', paidAt: new Date() })
  for (const args of [['list'], ['list', ann.email]])
    expect((await staff('orders', ...args)).output).toMatch(new RegExp(`${id} .* paid .* EUR .* ideal`))
  for (const name of [id, paymentId]) {
    const { output } = await staff('orders', 'show', name)
    expect(output).toMatch(/amount +EUR \d+\.\d\d/)
  }
  expect(await staff('orders', 'show', id, '--brand', 'marigold')).toMatchObject({ code: 1 })
})

test('staff show and set prices, for later orders only', async () => {
  expect((await staff('prices', 'show', 'nl')).output).toContain('nl-150')
  expect((await staff('prices', 'show', 'nl')).output).not.toContain('de-150')
  expect(await staff('prices', 'set', 'nl-150', '21.50')).toEqual({
    code: 0,
    output: 'nl-150 costs EUR 21.50 from now on.',
  })
  expect((await staff('prices', 'show', 'nl')).output).toMatch(/nl-150 .* EUR 21\.50/)
  for (const args of [
    ['nl-151', '21.50'],
    ['nl-150', '0.99'],
  ])
    expect(await staff('prices', 'set', ...args)).toMatchObject({ code: 1 })
  for (const price of ['free', '1.999', ''])
    expect(await staff('prices', 'set', 'nl-150', price)).toMatchObject({ code: 2 })
})

test('staff can list refunds, try a failed one again, and say that it was sent in another way', async () => {
  const { memberId } = await world.meet('amberly', 'premium')
  const owner = { brandId: 'amberly', memberId }
  const { id } = await addOrder(database, owner, { status: 'paid', paidAt: new Date() })
  await addRefund(database, id, 'failed')
  const stored = async () =>
    (await database.db.select().from(orderRefund).where(eq(orderRefund.orderId, id)))[0] ?? expect.fail()
  const { refundId } = await stored()
  expect((await staff('refunds', 'list')).output).toMatch(new RegExp(`${id} .*failed`))
  expect((await staff('refunds', 'list', '--brand', 'marigold')).output).not.toContain(id)
  expect(await staff('refunds', 'retry', id, '--brand', 'marigold')).toMatchObject({ code: 1 })
  expect(await staff('refunds', 'retry', id)).toMatchObject({ code: 0 })
  expect(await stored()).toMatchObject({ status: 'pending' })
  expect((await stored()).refundId).not.toBe(refundId)
  expect(await staff('refunds', 'retry', id)).toMatchObject({ code: 1 })
  const reason = ['--reason', 'Sent by bank transfer'] as const
  expect(await staff('refunds', 'done', id, ...reason)).toMatchObject({ code: 1 })
  await database.db.update(orderRefund).set({ status: 'failed' }).where(eq(orderRefund.orderId, id))
  expect(await staff('refunds', 'done', id)).toMatchObject({ code: 1 })
  expect(await staff('refunds', 'done', id, ...reason)).toMatchObject({ code: 0 })
  expect(await stored()).toMatchObject({ status: 'succeeded' })
  const mails = await database.db.select().from(outbox).where(eq(outbox.memberId, memberId))
  expect(mails.map(({ kind }) => kind)).toContain('refund-receipt')
  const [order] = await database.db.select().from(paymentOrder).where(eq(paymentOrder.id, id))
  expect(order?.nextCheckAt?.getTime()).toBeLessThanOrEqual(Date.now())
})

test('§9: staff refund what is unused of a purchase, however old, by the same rules, and it is recorded', async () => {
  const member = await addMember(database)
  const { brandId, memberId } = member
  const paidAt = new Date(Date.now() - 400 * DAY_MS)
  const order = await addPaidOrder(database, member, { paidAt, createdAt: paidAt })
  const start = (...more: string[]) => staff('refunds', 'start', order.id, ...more)
  const reason = ['--reason', 'They left because the terms changed']
  expect(await start()).toMatchObject({ code: 1, output: 'Give a reason: --reason "…"' })
  expect(await start(...reason, '--brand', 'marigold')).toMatchObject({ code: 1 })
  expect((await staff('ledger', 'take', memberId, '5', '--reason', 'Stands for a message')).code).toBe(0)
  expect(await start(...reason)).toMatchObject({ code: 0 })
  const stored = await database.db.select().from(orderRefund).where(eq(orderRefund.orderId, order.id))
  const credits = order.credits - 5
  const amount = Math.round((credits * order.price) / order.credits)
  expect(stored).toMatchObject([{ brandId, memberId, credits, amount, status: 'pending' }])
  expect((await staff('ledger', 'show', memberId)).output).toMatch(new RegExp(`refund +-${credits} +0 `))
  const actions = await database.db.select().from(staffAction).where(eq(staffAction.subject, order.id))
  expect(actions).toMatchObject([
    { action: 'refunds start', details: { reason: reason[1], credits, amount, currency: order.currency } },
  ])
  expect(await start(...reason)).toMatchObject({ code: 1 })
})

test('staff start no refund of a disputed purchase', async () => {
  const order = await addPaidOrder(database, await addMember(database))
  const at = new Date()
  const dispute = { id: newId(), orderId: order.id, state: 'open', openedAt: at, changedAt: at } as const
  await database.db.insert(paymentDispute).values(dispute)
  expect(await staff('refunds', 'start', order.id, '--reason', 'They asked')).toMatchObject({ code: 1 })
})

test('staff can list disputes of their brand', async () => {
  const { memberId } = await world.meet('amberly', 'premium')
  const { id: orderId } = await addOrder(database, { brandId: 'amberly', memberId })
  const at = new Date()
  const dispute = {
    id: newId(),
    orderId,
    state: 'open',
    reason: 'Fraudulent',
    openedAt: at,
    changedAt: at,
  } as const
  await database.db.insert(paymentDispute).values(dispute)
  expect((await staff('disputes', 'list')).output).toMatch(new RegExp(`${dispute.id} .*open.*Fraudulent`))
  expect((await staff('disputes', 'list', '--brand', 'marigold')).output).not.toContain(dispute.id)
})

test('§8: staff list returned debits, and reopen direct debits with a reason', async () => {
  const bea = await addMember(database, { profile: { name: 'Bea' } })
  const { id: orderId } = await addOrder(database, bea, {
    status: 'charged_back',
    method: 'sepa_direct_debit',
  })
  const block = { orderId, brandId: 'amberly', memberId: bea.id, blockedAt: new Date() }
  await database.db.insert(debitBlock).values(block)
  expect((await staff('debits', 'list')).output).toMatch(new RegExp(`${bea.id} .*${bea.email}.*${orderId}`))
  expect((await staff('debits', 'list', '--brand', 'marigold')).output).toBe(
    'No member is kept from paying by direct debit.',
  )
  expect(await staff('debits', 'reopen', bea.email)).toMatchObject({ code: 1 })
  const reason = ['--reason', 'The bank was wrong']
  expect(await staff('debits', 'reopen', bea.email, '--brand', 'marigold', ...reason)).toMatchObject({
    code: 1,
  })
  expect(await staff('debits', 'reopen', bea.email, ...reason)).toEqual({
    code: 0,
    output: `Bea (${bea.id}) can pay by direct debit again.`,
  })
  expect((await staff('debits', 'list')).output).not.toContain(bea.id)
  expect(await staff('debits', 'reopen', bea.email, ...reason)).toMatchObject({ code: 1 })
  expect((await staff('member', 'show', bea.id)).output).toMatch(/debits reopen .*The bank was wrong/)
})
