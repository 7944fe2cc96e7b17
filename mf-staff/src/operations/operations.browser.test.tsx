import { type AnswerOf, getOperations, retryOutbox } from 'contracts'
import { queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, renderStaff } from '../fixture-page.tsx'
import { staffWith, startStaff } from '../fixture-staff.ts'
import { staffPage } from '../staff-page.tsx'
import { Operations } from './operations.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const AT = '2026-11-29T03:17:00.000Z'

const state: AnswerOf<typeof getOperations> = {
  health: {
    database: { is_well: true, took: 2 },
    storage: { is_well: false, took: null },
    bus: { is_well: true, nodes: 2 },
  },
  outbox: {
    waiting: 4,
    late: 0,
    dead: 1,
    letters: [
      {
        id: 'm1',
        channel: 'mail',
        kind: 'reset-password',
        attempts: 9,
        reason: 'The mailbox is full.',
        died_at: AT,
      },
    ],
  },
  jobs: [
    { id: 'a-good-one', last_at: AT, next_at: AT, is_late: false, error: null },
    { id: 'purge-deleted', last_at: AT, next_at: AT, is_late: true, error: null },
  ],
  webhooks: { payments: 12, mail_reports: 3, waiting: 0, last_at: AT },
}

function open(answer = state) {
  const asked = fakeServer({
    [`GET ${getOperations.path}`]: () => answer,
    [`POST ${retryOutbox.path}`]: () => ({ retried: 1 }),
  })
  startStaff(staffWith())
  const { Page } = staffPage({ roles: [], Content: Operations })
  unmount = renderStaff(<Page />).unmount
  return asked
}

test('each part says whether it works, and what follows if it doesn’t', async () => {
  open()
  await expect.element(page.getByText('Answered in 2 ms')).toBeVisible()
  await expect.element(page.getByText('2 servers are listening')).toBeVisible()
  await expect.element(page.getByText('It doesn’t answer, so pictures don’t show.')).toBeVisible()
})

test('an undeliverable message says why, and one press tries it again', async () => {
  const asked = open()
  const row = page.getByRole('row', { name: /reset-password/ })
  await expect.element(row.getByText('The mailbox is full.')).toBeVisible()
  await row.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => asked.find(({ path }) => path.startsWith('POST'))?.body).toEqual({ id: 'm1' })
})

test('late jobs come first', async () => {
  open()
  const names = page.getByRole('region', { name: 'Jobs' }).getByRole('rowheader')
  await expect.element(names.first()).toHaveTextContent('purge-deleted')
  await expect.element(page.getByRole('row', { name: /purge-deleted/ }).getByText('Late')).toBeVisible()
})

test('a site whose jobs never ran says what to check', async () => {
  open({ ...state, jobs: null })
  await expect.element(page.getByText(/Check that a server/).first()).toBeVisible()
})
