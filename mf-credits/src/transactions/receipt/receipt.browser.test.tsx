import { getCompany, getOrder, getRefund } from 'contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork, on } from '../../fixture-network.ts'
import { order, premiumMember } from '../../fixture-offers.ts'
import { renderInPage } from '../../fixture-page.tsx'
import { Page } from '../../pages/transactions.tsx'
import { company, discounted, refunded } from '../fixture-payments.ts'

let unmount = () => {}
function open() {
  const scene = { path: '/transactions/order1', pattern: '/transactions/:id?', user: premiumMember }
  unmount = renderInPage(<Page />, scene).unmount
}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const print = page.getByRole('button', { name: 'Print receipt' })
const receipt = () => document.querySelector<HTMLElement>('[data-printed]')

test('§3: a paid order has a receipt with the company, what was bought, and all sums', async () => {
  const opened = vi.spyOn(window, 'print').mockImplementation(() => {})
  fakeNetwork(
    on(getOrder, () => ({ order: { ...discounted, status: 'partly_refunded' as const } })),
    on(getRefund, () => refunded('succeeded')),
    on(getCompany, () => ({ company })),
  )
  open()
  await expect.poll(() => receipt()?.textContent).toContain('Total after the refund')
  const text = receipt()?.textContent
  for (const part of [
    'Marigold Example B.V.',
    'Voorbeeldstraat 2, 1000 AA',
    'Amsterdam',
    'Netherlands',
    'Trade namesMarigold and Goudsbloem',
    'Registration number00000002',
    'VAT numbersNL000000002B01 and BE0000000002',
    'Payment numberA1B2C3',
    'Paid onMar 1, 2026',
    'Payment methodPayPal',
    '150 credits€21.99',
    'Discount (WELCOME25)−€5.50',
    'Payment fee€0.66',
    'Total€17.15',
    'Refund of 90 credits, Mar 2, 2026−€13.19',
    'Total after the refund€3.96',
  ])
    expect(text).toContain(part)
  expect(receipt()?.checkVisibility()).toBe(false)
  await print.click()
  expect(opened).toHaveBeenCalledTimes(1)
})

test.each(['pending', 'failed', 'expired'] as const)('an order that is %s has no receipt', async (status) => {
  fakeNetwork(
    on(getOrder, () => ({ order: { ...order, status } })),
    on(getCompany, () => ({ company })),
  )
  open()
  await expect.element(page.getByText('A1B2C3')).toBeVisible()
  expect(print.query()).toBeNull()
  expect(receipt()).toBeNull()
})
