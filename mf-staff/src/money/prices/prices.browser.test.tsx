import { changeStaffPrices, getStaffPrices, type StaffRole } from 'contracts'
import { queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer, renderStaff } from '../../fixture-page.tsx'
import { staffWith, startStaff } from '../../fixture-staff.ts'
import { staffPage } from '../../staff-page.tsx'
import { dutch, prices } from './fixture-prices.ts'
import { Prices } from './prices.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const change = `POST ${changeStaffPrices.path}`

function open(answer: object = prices, role: StaffRole = 'finance', shown = prices, search = '') {
  const asked = fakeServer({ [`GET ${getStaffPrices.path}`]: () => shown, [change]: () => answer })
  startStaff(staffWith({ roles: [role] }))
  const { Page } = staffPage({ roles: ['finance', 'marketing'], Content: Prices })
  unmount = renderStaff(<Page />, search).unmount
  return () => asked.filter(({ path }) => path === change).map(({ body }) => body)
}

test('each country says what a message, a photo and a gift cost, and the least that a message may cost', async () => {
  open(prices, 'marketing')
  const row = page.getByRole('region', { name: 'Netherlands' }).getByRole('row', { name: /nl-60/ })
  for (const text of ['€9.99', '€0.83', '€1.67', 'Free'])
    await expect.element(row.getByText(text)).toBeVisible()
  await expect.element(page.getByText('A message costs at least €0.50 here.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Change prices/ })).not.toBeInTheDocument()
})

async function openDialog() {
  await page.getByRole('button', { name: 'Change prices: Netherlands' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change prices: Netherlands' })
  const save = dialog.getByRole('button', { name: 'Change prices' })
  return { dialog, save, field: dialog.getByRole('textbox', { name: '60 credits, in EUR' }) }
}

test('a new price shows what a message will cost, is no lower than it may be, and is sent with the old one', async () => {
  const sent = open()
  const { dialog, save, field } = await openDialog()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Cards cost more')
  await save.click()
  await expect.element(dialog.getByText('Change a price first')).toBeVisible()
  await field.fill('5,99')
  await expect.element(dialog.getByRole('row', { name: /nl-60/ }).getByText('€0.50')).toBeVisible()
  await save.click()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('10,80')
  await expect.element(dialog.getByRole('row', { name: /nl-60/ }).getByText('€0.90')).toBeVisible()
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  const body = { prices: [{ bundle: 'nl-60', was: 999, price: 1_080 }], reason: 'Cards cost more' }
  expect(sent()).toEqual([body])
})

test('a price that somebody has changed meanwhile is said so', async () => {
  open({ refusal: 'price_changed' })
  const { dialog, save, field } = await openDialog()
  await field.fill('11')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Cards cost more')
  await save.click()
  await expect.element(dialog.getByText(/Somebody has changed these prices/)).toBeVisible()
})

test('Escape asks before it discards a typed price, and closes an untouched dialog at once', async () => {
  open()
  const { dialog, field } = await openDialog()
  await field.fill('11')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('11')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await openDialog()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('many countries are listed by their names, and each leads to its prices', async () => {
  const codes = ['NL', 'GB', 'AT', 'SE', 'DE'] as const
  const many = { ...prices, countries: codes.map((country) => ({ ...dutch, country })) }
  open(prices, 'finance', many)
  const links = page.getByRole('table').getByRole('link')
  await expect
    .poll(() => links.elements().map(({ textContent }) => textContent))
    .toEqual(['Austria', 'Germany', 'Netherlands', 'Sweden', 'United Kingdom'])
  unmount()
  open(prices, 'finance', many, '?country=NL')
  await expect.element(page.getByRole('button', { name: 'Change prices: Netherlands' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change prices: Sweden' })).not.toBeInTheDocument()
})
