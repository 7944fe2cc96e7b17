import { endStaffCode, findStaffCodes, makeStaffCodes, type StaffRole } from 'contracts'
import { queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, renderStaff } from '../../fixture-page.tsx'
import { staffWith, startStaff } from '../../fixture-staff.ts'
import { staffPage } from '../../staff-page.tsx'
import { Codes } from './codes.tsx'
import { magazine, springCode } from './fixture-codes.ts'

let unmount = () => {}
afterEach(() => {
  unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const find = `GET ${findStaffCodes.path}`
const make = `POST ${makeStaffCodes.path}`
const end = `POST ${endStaffCode.path}`

function open(answers: Parameters<typeof fakeServer>[0] = {}, search = '', role: StaffRole = 'finance') {
  const asked = fakeServer({ [find]: () => ({ codes: [springCode, magazine], next: '50' }), ...answers })
  startStaff(staffWith({ roles: [role] }))
  const { Page } = staffPage({ roles: ['finance', 'marketing'], Content: Codes })
  unmount = renderStaff(<Page />, search).unmount
  return (path: string) => asked.filter((one) => one.path === path)
}

test('the list asks for what the address names, and says how each code does', async () => {
  const sent = open({}, '?state=active&sort=uses&text=sp&country=XX')
  const row = page.getByRole('row', { name: /MAGAZINE/ })
  await expect.element(row.getByText('Campaign, codes: 1,200')).toBeVisible()
  await expect.element(row.getByText('1,200 of 1,200')).toBeVisible()
  await expect.element(row.getByText('€1,234.56 and £99.00')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /SPRING20/ }).getByText('20%')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Next page' })).toBeVisible()
  expect(sent(find).map(({ query }) => query)).toEqual([{ state: 'active', sort: 'uses', text: 'sp' }])
})

test('a campaign is made with a reason, and its codes are saved as a file', async () => {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    void (file as Blob).text().then((text) => saved.push(text))
    return 'blob:'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const sent = open({ [make]: () => ({ codes: ['FAIR-AB', 'FAIR-CD'] }) })
  await page.getByRole('button', { name: 'Make a code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a code or a campaign' })
  await dialog.getByRole('checkbox', { name: 'A campaign of many codes' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('fair')
  await dialog.getByRole('spinbutton', { name: 'How many codes' }).fill('2')
  await dialog.getByRole('spinbutton', { name: 'Discount in percent' }).fill('95')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The fair in Utrecht')
  await dialog.getByRole('button', { name: 'Make a code' }).click()
  await expect.element(dialog.getByText('Enter a whole number from 1 to 90')).toBeVisible()
  await dialog.getByRole('spinbutton', { name: 'Discount in percent' }).fill('25')
  await dialog.getByRole('button', { name: 'Make a code' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const body = { code: 'fair', count: 2, percentage: 25, reason: 'The fair in Utrecht' }
  expect(sent(make).map((one) => one.body)).toEqual([body])
  await expect.poll(() => saved).toEqual(['FAIR-AB\r\nFAIR-CD\r\n'])
})

test('a code is ended with a reason', async () => {
  const sent = open({ [end]: () => undefined })
  await page.getByRole('button', { name: 'End SPRING20' }).click()
  const dialog = page.getByRole('dialog', { name: 'End SPRING20?' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Spring is over')
  await dialog.getByRole('button', { name: 'End', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent(end).map((one) => one.body)).toEqual([{ name: 'SPRING20', reason: 'Spring is over' }])
  await expect.poll(() => sent(find)).toHaveLength(2)
})

test('marketing reads, and an empty list says what to do', async () => {
  open({ [find]: () => ({ codes: [], next: null }) }, '', 'marketing')
  await expect.element(page.getByText('Make a code, or a campaign of many.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Make a code' })).not.toBeInTheDocument()
})
