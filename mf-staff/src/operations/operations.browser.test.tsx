import { getOperations, retryOutbox } from 'contracts'
import { queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, renderStaff } from '../fixture-page.tsx'
import { staffWith, startStaff } from '../fixture-staff.ts'
import { staffPage } from '../staff-page.tsx'
import { siteState } from './fixture-site-state.ts'
import { Operations } from './operations.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function open(answer = siteState) {
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
  open({ ...siteState, jobs: null })
  await expect.element(page.getByText(/Check that a server/).first()).toBeVisible()
})

test('refused webhooks say why, and without any the page says so', async () => {
  open()
  const row = page.getByRole('row', { name: /0123456789abcdef/ })
  await expect.element(row.getByText('Wrong signature: check the key of the webhooks')).toBeVisible()
  unmount()
  queryClient.clear()
  open({ ...siteState, webhooks: { ...siteState.webhooks, refusals: [] } })
  await expect.element(page.getByText('None was refused in 30 days.')).toBeVisible()
})
