import { claimLeavingDiscount, getCompany, getTryOut } from 'contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeNetwork, on, Refused } from '../fixture-network.ts'
import { discount, offer } from '../fixture-offers.ts'
import { renderInPage } from '../fixture-page.tsx'
import { Widget as LeavingDiscount } from '../widgets/leaving-discount.tsx'
import { Widget as TryOut } from '../widgets/try-out.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const company = (percentage: number) =>
  on(getCompany, () => ({
    company: {
      name: 'Test',
      address: '',
      kvk: '',
      city: '',
      country: 'NL',
      tradenames: [],
      vat_numbers: [],
      support_phone: '',
      delete_discount: percentage,
      added: '2024-01-01',
    },
  }))

const claim = page.getByRole('button', { name: 'Get my code' })

test('§2: a member claims their discount by keyboard, copies its code, and goes on to the prices with it', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  fakeNetwork(
    company(30),
    on(claimLeavingDiscount, () => ({
      discountcode: { ...discount, code: 'STAY-8F3K', value_percentage: 30, user_id: 'u1' },
    })),
  )
  ;({ unmount } = renderInPage(<LeavingDiscount />))
  await expect.element(page.getByRole('heading', { name: '30% off your next purchase' })).toBeVisible()
  claim.element().focus()
  await userEvent.keyboard('{Enter}')
  const prices = page.getByRole('link', { name: 'See the prices with it' })
  await expect.element(prices).toHaveFocus()
  await expect.element(prices).toHaveAttribute('href', '/credits?code=STAY-8F3K')
  await expect.element(page.getByText('STAY-8F3K')).toBeVisible()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect.element(page.getByText('Copied')).toBeVisible()
  expect(copied).toHaveBeenCalledWith('STAY-8F3K')
})

test('a code that cannot be made says why, and can be asked for again', async () => {
  fakeNetwork(
    company(30),
    on(claimLeavingDiscount, () => new Refused('forbidden', 403)),
  )
  ;({ unmount } = renderInPage(<LeavingDiscount />))
  await claim.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('You can’t do that here')
  await expect.element(claim).toBeEnabled()
})

test('§2: a brand without a leaving discount offers none', async () => {
  const sent = fakeNetwork(company(0))
  ;({ unmount } = renderInPage(<LeavingDiscount />))
  await expect.poll(() => sent).toHaveLength(1)
  expect(claim.query()).toBeNull()
})

test('§2: the try-out package says what it costs, and leads to its checkout', async () => {
  const bundle = { ...offer.bundles[0]!, id: 'nl-try', credits: 20, price: 299, ordinary_price: 299 }
  fakeNetwork(on(getTryOut, () => ({ bundle, currency: 'EUR' as const })))
  ;({ unmount } = renderInPage(<TryOut />))
  await expect.element(page.getByRole('heading', { name: 'A small bundle to try' })).toBeVisible()
  await expect.element(page.getByText('20 credits · €2.99')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Choose 20 credits' }))
    .toHaveAttribute('href', '/credits/nl-try')
})

test('§2: without a try-out package nothing shows', async () => {
  const sent = fakeNetwork(on(getTryOut, () => ({ bundle: null, currency: null })))
  ;({ unmount } = renderInPage(<TryOut />))
  await expect.poll(() => sent).toHaveLength(1)
  expect(page.getByRole('heading').query()).toBeNull()
})
