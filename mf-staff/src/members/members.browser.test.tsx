import {
  type AnswerOf,
  findStaffMembers,
  getStaffMember,
  getStaffMemberAccount,
  getStaffMemberMails,
  getStaffMemberNotes,
  getStaffMemberPayment,
  grantStaffMemberCredits,
  resendStaffMemberMail,
  type StaffRole,
} from 'contracts'
import { queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Asked, fakeServer, renderStaff } from '../fixture-page.tsx'
import { staffWith, startStaff } from '../fixture-staff.ts'
import { staffPage } from '../staff-page.tsx'
import { Members } from './members.tsx'
import { MemberPage } from './page/member-page.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const ann = {
  id: 'a1',
  name: 'Ann',
  status: 'not_confirmed',
  role: 'free',
  country: 'NL',
  language: 'nl',
  created_at: '2026-05-01T08:00:00.000Z',
  is_demo: false,
  credits: 5,
  suspended_until: null,
  deleted_at: null,
  is_changeable: true,
} as const

const account: AnswerOf<typeof getStaffMemberAccount> = {
  email: 'ann@example.com',
  pending_email: null,
  earlier_emails: [],
  date_of_birth: '1990-06-15',
  date_of_birth_correction: null,
  signup_step: 2,
  paused_at: null,
  sessions: [{ label: 'Firefox on Linux', created_at: ann.created_at, last_seen_at: ann.created_at }],
  push_browsers: 0,
  consents: {
    visible_to_visitors: false,
    names_in_push: false,
    notifications: {
      message: { email: true, push: true },
      like: { email: true, push: true },
      match: { email: true, push: true },
      photo: { email: true, push: true },
      offer: { email: false, push: false },
    },
    stopped: [],
  },
}

const mail = {
  id: 'm1',
  channel: 'mail',
  kind: 'reset-password',
  address: null,
  status: 'dead',
  attempts: 9,
  reason: 'The mailbox is full.',
  created_at: ann.created_at,
  settled_at: ann.created_at,
  delivered_at: null,
  can_resend: true,
} as const

function open(
  Content: typeof Members,
  answers: Readonly<Record<string, (asked: Asked) => object | undefined>>,
  { search = '', roles = ['support'] as readonly StaffRole[] } = {},
) {
  const asked = fakeServer({
    [`GET ${getStaffMember.path}`]: () => ({ member: ann }),
    [`GET ${getStaffMemberAccount.path}`]: () => account,
    [`GET ${getStaffMemberNotes.path}`]: () => ({ notes: [] }),
    ...answers,
  })
  startStaff(staffWith({ roles }))
  const { Page } = staffPage({ roles: ['support', 'finance'], Content })
  unmount = renderStaff(<Page />, search).unmount
  return asked
}

const pathsOf = (asked: readonly Asked[]) => asked.map(({ path }) => path)

test('an empty search says what to do, and asks nothing', async () => {
  const asked = open(Members, {})
  await expect.element(page.getByRole('heading', { name: 'Whom are you looking for?' })).toBeVisible()
  expect(pathsOf(asked)).toEqual([])
})

test('the page searches for what the address names', async () => {
  const asked = open(
    Members,
    { [`GET ${findStaffMembers.path}`]: () => ({ members: [ann], by: 'email', is_cut: false }) },
    { search: '?find=ann%40example.com' },
  )
  await expect.element(page.getByRole('searchbox', { name: 'Find a member' })).toHaveValue('ann@example.com')
  await expect.element(page.getByRole('link', { name: 'Ann' })).toHaveAttribute('href', '/staff/members/a1')
  await expect.element(page.getByRole('status')).toHaveTextContent('Found: 1 · by email')
  expect(asked.map(({ query }) => query)).toEqual([{ text: 'ann@example.com' }])
})

test('if nobody is found, it says what else to try', async () => {
  open(
    Members,
    { [`GET ${findStaffMembers.path}`]: () => ({ members: [], by: null, is_cut: false }) },
    { search: '?find=nobody' },
  )
  await expect.element(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible()
})

test('a member who is gone is said to be', async () => {
  open(MemberPage, { [`GET ${getStaffMember.path}`]: () => ({ refusal: 'not_found' }) })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Member' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible()
})

test('what is more private is looked at only when somebody asks for it', async () => {
  const payment = `GET ${getStaffMemberPayment.path}`
  const asked = open(MemberPage, { [payment]: () => ({ debits: [] }) })
  await expect.element(page.getByText('ann@example.com')).toBeVisible()
  await expect.element(page.getByText('At step 3 of 5')).toBeVisible()
  expect(new Set(pathsOf(asked))).toEqual(
    new Set([getStaffMember, getStaffMemberAccount, getStaffMemberNotes].map(({ path }) => `GET ${path}`)),
  )
  await page.getByRole('button', { name: 'Show: Payment details and address' }).click()
  await expect.element(page.getByText(/nothing to show/)).toBeVisible()
  expect(pathsOf(asked).at(-1)).toBe(payment)
})

test('finance is shown what was paid, and asks for nothing else', async () => {
  const asked = open(MemberPage, {}, { roles: ['finance'] })
  await expect.element(page.getByRole('button', { name: 'Show: Orders' })).toBeVisible()
  expect(pathsOf(asked)).toEqual([`GET ${getStaffMember.path}`])
  await expect
    .element(page.getByRole('button', { name: 'Show: Mails and text messages' }))
    .not.toBeInTheDocument()
})

test('credits are granted with a whole number and a reason', async () => {
  const grant = `POST ${grantStaffMemberCredits.path}`
  const asked = open(MemberPage, { [grant]: () => ({ credits: 30 }) })
  await page.getByRole('button', { name: 'Give credits' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give Ann credits' })
  const send = dialog.getByRole('button', { name: 'Give credits' })
  await dialog.getByRole('spinbutton', { name: 'Credits' }).fill('1001')
  await send.click()
  await expect.element(dialog.getByText('Enter a whole number from 1 to 1,000')).toBeVisible()
  await expect.element(dialog.getByText('Say why')).toBeVisible()
  await dialog.getByRole('spinbutton', { name: 'Credits' }).fill('25')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A message was lost')
  await send.click()
  await expect.element(dialog).not.toBeInTheDocument()
  const [sent] = asked.filter(({ path }) => path === grant)
  expect(sent?.body).toEqual({
    member: 'a1',
    id: expect.any(String),
    credits: 25,
    reason: 'A message was lost',
  })
})

test('a mail shows its state and goes out again', async () => {
  const resend = `POST ${resendStaffMemberMail.path}`
  const asked = open(MemberPage, {
    [`GET ${getStaffMemberMails.path}`]: () => ({ mails: [mail] }),
    [resend]: () => undefined,
  })
  await page.getByRole('button', { name: 'Show: Mails and text messages' }).click()
  const row = page.getByRole('row', { name: /New password/ })
  await expect.element(row.getByText('Undeliverable')).toBeVisible()
  await expect.element(row.getByText('The mailbox is full.')).toBeVisible()
  await row.getByRole('button', { name: 'Send again' }).click()
  await expect
    .poll(() => asked.find(({ path }) => path === resend)?.body)
    .toEqual({ member: 'a1', mail: 'm1' })
})
