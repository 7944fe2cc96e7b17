import { ApiError } from 'shared-state/api'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPage } from '../fixture-page.tsx'
import { PayProblem } from './pay-problem.tsx'

let unmount = () => {}
afterEach(() => unmount())

test('an order beyond the monthly limit says so, and leads to the limit', async () => {
  unmount = renderInPage(<PayProblem error={new ApiError('spending_limit')} currency="EUR" />).unmount
  await expect
    .element(page.getByRole('alert').getByText(/Your monthly limit doesn’t allow this purchase/))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See your monthly limit' }))
    .toHaveAttribute('href', '/transactions#monthly-limit')
})

test.each([
  ['EUR', 'Your monthly limit is in EUR, so you can’t pay in another currency while it’s set.'],
  ['SEK', 'Your monthly limit doesn’t allow this purchase'],
])('a limit in %s and an order in SEK: “%s”', async (currency, sentence) => {
  const error = new ApiError('spending_limit', { data: { limit: { amount: 5_000, currency } } })
  unmount = renderInPage(<PayProblem error={error} currency="SEK" />).unmount
  await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See your monthly limit' })).toBeVisible()
})

test('another refusal has no link', async () => {
  unmount = renderInPage(<PayProblem error={new ApiError('price_changed')} currency="EUR" />).unmount
  await expect.element(page.getByRole('alert').getByText(/The price has changed/)).toBeVisible()
  expect(page.getByRole('link').query()).toBeNull()
})
