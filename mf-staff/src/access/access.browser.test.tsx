import { grantStaffRole, revokeStaffRole, staffOfBrand } from 'contracts'
import { queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, renderStaff } from '../fixture-page.tsx'
import { staffWith, startStaff } from '../fixture-staff.ts'
import { staffPage } from '../staff-page.tsx'
import { Access } from './access.tsx'
import type { StaffMember } from './staff-table.tsx'

const person = (id: string, name: string): StaffMember => ({
  id,
  name,
  email: `${name.toLowerCase()}@example.com`,
  brand: 'amberly',
  roles: [{ role: 'support', granted_by: 'Sam', granted_at: '2026-11-01T08:00:00.000Z' }],
})

let unmount = () => {}
let asked: ReturnType<typeof fakeServer> = []

beforeEach(async () => {
  asked = fakeServer({
    [`GET ${staffOfBrand.path}`]: () => ({ staff: [person('me', 'Ann'), person('u2', 'Ben')] }),
  })
  startStaff(staffWith())
  const { Page } = staffPage({ roles: [], Content: Access })
  unmount = renderStaff(<Page />).unmount
  await expect.element(page.getByRole('row', { name: /Ben/ })).toBeVisible()
})
afterEach(() => {
  unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const sent = (method: string) => asked.filter(({ path }) => path === `${method} ${grantStaffRole.path}`)

test('the own roles cannot be taken', async () => {
  const names = page
    .getByRole('button', { name: /^Take the role/ })
    .elements()
    .map((button) => button.ariaLabel)
  expect(names).toEqual(['Take the role Support from Ben'])
})

test('taking a role takes a reason', async () => {
  await page.getByRole('button', { name: 'Take the role Support from Ben' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Take the role away' }).click()
  await expect.element(dialog.getByText('Say why')).toBeVisible()
  expect(sent(revokeStaffRole.method)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Has left us')
  await dialog.getByRole('button', { name: 'Take the role away' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const body = { member: 'u2', role: 'support', reason: 'Has left us' }
  expect(sent(revokeStaffRole.method)).toMatchObject([{ body }])
})

test('an address that nobody has is said at its field', async () => {
  await page.getByRole('button', { name: 'Give a role' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Give a role' }).click()
  await expect.element(dialog.getByText('Enter the email of their account')).toBeVisible()
  expect(sent(grantStaffRole.method)).toEqual([])
})
