import {
  claimCase,
  closeStaffComplaint,
  findStaffComplaints,
  getCaseFigures,
  getStaffComplaint,
  releaseClaims,
  replyToStaffComplaint,
  type StaffComplaint,
} from 'contracts'
import { queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Asked, fakeServer, renderStaff } from '../fixture-page.tsx'
import { staffWith, startStaff } from '../fixture-staff.ts'
import { caseOf } from '../moderation/fixture-case.ts'
import { staffPage } from '../staff-page.tsx'
import { Waiting } from '../start/waiting.tsx'
import finnish from './canned/texts/fi.json'
import { ComplaintPage } from './complaint/complaint-page.tsx'
import type { WholeComplaint } from './complaint/whole-complaint.ts'
import { Inbox } from './inbox/inbox.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const line: StaffComplaint = {
  id: 'c1',
  reference: 'K7QM-2XHP',
  topic: 'payment',
  language: 'fi',
  state: 'open',
  created_at: '2026-11-01T08:00:00.000Z',
  due_at: '2026-11-04T08:00:00.000Z',
  is_late: true,
  closed_at: null,
  replies: 0,
  claim: null,
}

const whole: WholeComplaint = {
  ...line,
  text: 'Maksoin kahdesti.',
  email: 'ann@example.com',
  member: { id: 'a1', name: 'Ann', was_logged_in: false },
  told: 'received',
  case: 'case-1',
  is_own: false,
  history: [{ id: 'c1', kind: 'received', at: line.created_at, by: null, text: null, mail: 'dead' }],
  others: [],
}

/** The answer to a claim. */
const mine = { case: caseOf('case-1', 'Ann', { kind: 'complaint', of: 'complaint' }) }

const LIST = `GET ${findStaffComplaints.path}`
const ONE = `GET ${getStaffComplaint.path}`
const CLAIM = `POST ${claimCase.path}`
const RELEASE = `DELETE ${releaseClaims.path}`
const REPLY = `POST ${replyToStaffComplaint.path}`

function open(
  Content: ComponentType,
  answers: Readonly<Record<string, (asked: Asked) => object | undefined>>,
  search = '',
) {
  const asked = fakeServer(answers)
  startStaff(staffWith({ roles: ['support'] }))
  const { Page } = staffPage({ roles: ['support'], Content })
  unmount = renderStaff(<Page />, search).unmount
  return asked
}

const sentTo = (asked: readonly Asked[], path: string) => asked.filter((one) => one.path === path)

test('the inbox asks for what its address names, and says what is late', async () => {
  const asked = open(
    Inbox,
    { [LIST]: () => ({ complaints: [line], next: '1.c1' }) },
    '?topic=payment&order=newest',
  )
  const row = page.getByRole('row', { name: /K7QM-2XHP/ })
  await expect.element(row.getByText('Late')).toBeVisible()
  await expect.element(row.getByText('Finnish')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'K7QM-2XHP' }))
    .toHaveAttribute('href', '/staff/complaints/c1')
  await expect.element(page.getByRole('link', { name: 'More' })).toBeVisible()
  expect(sentTo(asked, LIST)[0]?.query).toEqual({ state: 'open', order: 'newest', topic: 'payment' })
})

test('an empty inbox says what comes', async () => {
  open(Inbox, { [LIST]: () => ({ complaints: [], next: null }) })
  await expect.element(page.getByRole('heading', { name: 'No open complaints' })).toBeVisible()
})

test('a search looks through all, and without a result says what else to try', async () => {
  const asked = open(Inbox, { [LIST]: () => ({ complaints: [], next: null }) }, '?find=ann%40example.com')
  await expect.element(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  expect(sentTo(asked, LIST)[0]?.query).toEqual({ text: 'ann@example.com' })
})

test('a ready answer comes in the language of the complaint, is edited, and sent with what the page shows', async () => {
  const asked = open(ComplaintPage, {
    [ONE]: () => ({ complaint: whole }),
    [CLAIM]: () => mine,
    [REPLY]: () => undefined,
  })
  await expect.element(page.getByText(/email: Undeliverable/)).toBeVisible()
  await page.getByRole('button', { name: /Ready answer/ }).click()
  await page.getByRole('option', { name: 'Money back' }).click()
  const answer = page.getByRole('textbox', { name: 'Your answer' })
  await expect.element(answer).toHaveValue(`Hei Ann,\n\n${finnish.texts.refund}`)
  await answer.fill('Hei Ann')
  await page.getByRole('checkbox', { name: /^Keep it open/ }).click()
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect
    .poll(() => sentTo(asked, REPLY)[0]?.body)
    .toEqual({ id: 'c1', reply: expect.any(String), text: 'Hei Ann', replies: 0, keep_open: true })
  await expect.element(answer).toHaveValue('')
})

test('if a colleague was quicker, the draft stays and their answer is loaded', async () => {
  const asked = open(ComplaintPage, {
    [ONE]: () => ({ complaint: whole }),
    [CLAIM]: () => mine,
    [REPLY]: () => ({ refusal: 'case_decided' }),
  })
  const answer = page.getByRole('textbox', { name: 'Your answer' })
  await answer.fill('Hei Ann')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('A colleague was quicker. Read their answer before you send yours.')
  await expect.element(answer).toHaveValue('Hei Ann')
  await expect.poll(() => sentTo(asked, ONE).length).toBe(2)
})

test('a complaint that a colleague has open shows no form, and is given up as the page closes', async () => {
  const asked = open(ComplaintPage, {
    [ONE]: () => ({ complaint: whole }),
    [CLAIM]: () => ({
      refusal: 'case_claimed',
      data: { name: 'Kim', until: '2026-11-01T08:05:00.000Z' },
    }),
  })
  await expect.element(page.getByText(/^Kim is working on this until/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send answer' })).not.toBeInTheDocument()
  unmount()
  expect(sentTo(asked, RELEASE)).toEqual([])
  const own = open(ComplaintPage, { [ONE]: () => ({ complaint: whole }), [CLAIM]: () => mine })
  await expect.element(page.getByRole('button', { name: 'Send answer' })).toBeVisible()
  unmount()
  unmount = () => {}
  await expect.poll(() => sentTo(own, RELEASE)[0]?.body).toEqual({ ids: ['case-1'] })
})

test('closing without an answer asks why', async () => {
  const close = `POST ${closeStaffComplaint.path}`
  const asked = open(ComplaintPage, { [ONE]: () => ({ complaint: whole }), [close]: () => undefined })
  await page.getByRole('button', { name: 'Close without an answer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close this complaint?' })
  await dialog.getByRole('button', { name: 'Close without an answer' }).click()
  await expect.element(dialog.getByText('Say why')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sent twice')
  await dialog.getByRole('button', { name: 'Close without an answer' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sentTo(asked, close)[0]?.body).toEqual({ id: 'c1', reason: 'Sent twice' })
})

test('one’s own complaint is left to a colleague', async () => {
  open(ComplaintPage, { [ONE]: () => ({ complaint: { ...whole, is_own: true } }) })
  await expect.element(page.getByText(/^This is your own complaint/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send answer' })).not.toBeInTheDocument()
})

test('the start page counts the open and the late ones', async () => {
  const figure = {
    kind: 'complaint',
    waiting: 3,
    late: 1,
    claimed: 0,
    decided_again: 0,
    agreed: 0,
    promised_minutes: 9,
  }
  open(Waiting, { [`GET ${getCaseFigures.path}`]: () => ({ figures: [figure] }) })
  await expect.element(page.getByRole('link', { name: 'Open complaints 3 1 late' })).toBeVisible()
})
