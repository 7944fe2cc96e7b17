import {
  type AnswerOf,
  getStaffMember,
  getStaffMemberAccount,
  getStaffMemberCases,
  getStaffMemberCredits,
  getStaffMemberMails,
  getStaffMemberNotes,
  getStaffMemberPayment,
  getStaffMemberPurchases,
} from 'contracts'
import { beforeAll, expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { addWholeMember } from '../../account/export/fixture-whole-member.ts'
import { addMember } from '../../account/fixture-member.ts'
import { addPaidOrder } from '../../credits/orders/fixture-orders.ts'
import { entriesAbout, staffAt } from './fixture-support.ts'

const world = await openWorld()
const { database } = world
const support = await staffAt(world)
const finance = await staffAt(world, 'finance')

const LOOKS = {
  head: getStaffMember,
  account: getStaffMemberAccount,
  mails: getStaffMemberMails,
  credits: getStaffMemberCredits,
  purchases: getStaffMemberPurchases,
  payment: getStaffMemberPayment,
  cases: getStaffMemberCases,
  notes: getStaffMemberNotes,
}
const parts = Object.keys(LOOKS) as (keyof typeof LOOKS)[]

let ann: Awaited<ReturnType<typeof addWholeMember>>
beforeAll(async () => {
  ann = await addWholeMember(database)
})

async function look<Part extends keyof typeof LOOKS>(part: Part, member = ann.id, who = support) {
  const answer = await who.ask<AnswerOf<(typeof LOOKS)[Part]>>(LOOKS[part], { query: { member } })
  return answer.body
}

test('§3: the page of a member has their status, steps, sessions, consents and address', async () => {
  expect(await look('head')).toMatchObject({
    member: {
      id: ann.id,
      name: `${ann.mark} Ann`,
      status: 'confirmed',
      country: 'NL',
      language: 'fi',
      deleted_at: null,
      is_changeable: true,
    },
  })
  expect(await look('account')).toMatchObject({
    email: ann.email,
    signup_step: 3,
    date_of_birth: '1987-03-02',
    date_of_birth_correction: { was: '1986-03-02' },
    sessions: [{ label: `${ann.mark} browser` }],
    push_browsers: 1,
    consents: { names_in_push: true, stopped: ['bounce'], notifications: { like: { email: false } } },
  })
})

test('§3: and mails with their state, credits, orders, decisions, complaints and notes', async () => {
  expect(await look('mails')).toMatchObject({
    mails: [{ kind: 'activate', status: 'sent', reason: 'for a test', can_resend: true }],
  })
  expect((await look('credits')).lines.length).toBeGreaterThan(0)
  const { orders, refunds, debits } = await look('purchases')
  expect(orders.map(({ id }) => id)).toContain(ann.orderId)
  expect([refunds.length, debits.length]).toEqual([1, 1])
  const { decisions, complaints, reports } = await look('cases')
  expect(decisions.length).toBeGreaterThan(0)
  expect([complaints.length, reports.length]).toEqual([1, 1])
  expect((await look('notes')).notes).toMatchObject([{ text: `${ann.mark} called twice.`, author: null }])
})

test('only the look at payment details shows names, addresses, numbers and accounts', async () => {
  const { debits } = await look('payment')
  const [debit] = debits
  const details = [debit?.account_holder, debit?.iban, debit?.street, debit?.mobile_number]
  for (const part of parts.filter((name) => name !== 'payment')) {
    const text = JSON.stringify(await look(part))
    for (const detail of details)
      expect([part, text]).toEqual([part, expect.not.stringContaining(detail ?? '')])
  }
})

test('no look shows a message, what was reported about whom, or a secret', async () => {
  for (const part of parts) {
    const text = JSON.stringify(await look(part))
    for (const hidden of ['says hello', 'was asked for money', 'sails, too', 'secret', 'paid twice'])
      expect([part, text]).toEqual([part, expect.not.stringContaining(hidden)])
  }
})

test('each look is in the log: who looked at which part of whom', async () => {
  const { id } = await addMember(database)
  for (const part of parts) await look(part, id)
  expect(await entriesAbout(world, id)).toEqual(
    parts.map((part) => ({ who: support.memberId, what: `member look ${part}`, details: {} })),
  )
})

test('finance sees what was paid, and nothing else of a member', async () => {
  for (const part of parts) {
    const { status, body } = await finance.ask(LOOKS[part], { query: { member: ann.id } })
    const isMoney = ['head', 'credits', 'purchases', 'payment'].includes(part)
    expect([part, status]).toEqual([part, isMoney ? 200 : 404])
    expect(JSON.stringify(body)).not.toContain(ann.email)
    expect(JSON.stringify(body)).not.toContain('"is_changeable":true')
  }
})

test('a look at nobody, or at a member of another brand, finds nothing and is not in the log', async () => {
  const far = await addMember(database, { brandId: 'marigold' })
  for (const part of parts)
    for (const member of [far.id, 'nobody'])
      expect((await support.ask(LOOKS[part], { query: { member } })).status).toBe(404)
  expect(await entriesAbout(world, far.id)).toEqual([])
})

test('a page of another site cannot look, which would fill the log', async () => {
  const headers = { ...(await world.headersOf('amberly', 'support')), 'sec-fetch-site': 'cross-site' }
  const query = { member: ann.id }
  const { statusCode } = await world.app.inject({ url: getStaffMember.path, headers, query })
  expect(statusCode).toBe(404)
})

test('a statement is read page by page', async () => {
  const { brandId, memberId, id } = await addMember(database)
  for (let index = 0; index < 60; index += 1) await addPaidOrder(database, { brandId, memberId })
  const first = await look('credits', id)
  expect([first.lines.length, first.has_more]).toEqual([50, true])
  const before = String(first.lines.at(-1)?.sequence)
  const { body } = await support.ask<typeof first>(getStaffMemberCredits, { query: { member: id, before } })
  expect([body.lines.length, body.has_more]).toEqual([10, false])
})
