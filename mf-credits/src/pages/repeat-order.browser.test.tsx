import { createOrder, forgetSavedMethod, getRepeatOrder } from 'contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeNetwork, on, Refused } from '../fixture-network.ts'
import { debitOption, order, premiumMember, repeatOffer, savedCard } from '../fixture-offers.ts'
import { renderInPage } from '../fixture-page.tsx'
import { Page } from './repeat-order.tsx'

let rendered = { visited: [] as string[], unmount() {} }
function open(search = '') {
  rendered = renderInPage(<Page />, { path: '/credits/repeat-order', search, user: premiumMember })
}
afterEach(() => {
  rendered.unmount()
  vi.unstubAllGlobals()
  localStorage.clear()
  history.replaceState(null, '', location.pathname + location.search)
})

const last = { ...order, status: 'paid' as const }
const answers = (change: Partial<typeof repeatOffer> = {}) =>
  on(getRepeatOrder, () => ({ last, offer: { ...repeatOffer, ...change } }))
const orders = (sent: ReturnType<typeof fakeNetwork>) => sent.filter(({ method }) => method === 'POST')
const radio = (name: string) => page.getByRole('radio', { name })
const pay = page.getByRole('button', { name: /^Pay €/ })

test('§2: one press pays the last bundle with the saved card, at the price shown', async () => {
  const sent = fakeNetwork(
    answers(),
    on(createOrder, () => ({ order })),
  )
  open()
  await expect.element(radio('Visa ending in 4242')).toBeChecked()
  await expect.element(pay).toHaveTextContent('Pay €21.99')
  await expect
    .element(page.getByText('The amount is taken from Visa ending in 4242 right away.'))
    .toBeVisible()
  pay.element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(() => rendered.visited).toEqual(['/transactions/order1'])
  expect(orders(sent).map(({ body }) => body)).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{16,64}$/),
      bundle: 'nl-150',
      payment_method: 'visa',
      country: 'NL',
      amount: 2_199,
      saved_method: 'pm_card',
    },
  ])
})

test('an order in another currency than the monthly limit says so, and leads to the limit', async () => {
  const limit = { amount: 5_000, currency: 'SEK' }
  fakeNetwork(
    answers(),
    on(createOrder, () => new Refused('spending_limit', 403, { limit })),
  )
  open()
  await pay.click()
  await expect
    .element(page.getByRole('alert').getByText(/^Your monthly limit is in SEK, so you can’t pay/))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See your monthly limit' })).toBeVisible()
})

test('§2: with nothing saved, the last way to pay leads to the payment page', async () => {
  const sent = fakeNetwork(
    answers({ saved: [] }),
    on(createOrder, () => ({ order: { ...order, payment_url: '#paying' } })),
  )
  open()
  await expect.element(radio('PayPal')).toBeChecked()
  await expect.element(page.getByText('None yet. You can save a card or PayPal when you pay.')).toBeVisible()
  await pay.click()
  await expect.poll(() => location.hash).toBe('#paying')
  expect(orders(sent)[0]?.body).toMatchObject({ payment_method: 'paypal', amount: 2_265 })
  expect(orders(sent)[0]?.body).not.toHaveProperty('saved_method')
})

test('a discount is named in the sums and sent with the order', async () => {
  const discount = {
    code: 'AGAIN10',
    country: null,
    user_id: null,
    expires: null,
    value_percentage: 10,
    currency: null,
    minimum_order_value: 0,
    status: 'active' as const,
    validity: null,
    expired: false,
    paymentmethods: [],
  }
  const saved = [{ ...savedCard, option: { ...savedCard.option, discount: 220, total: 1_979 } }]
  const sent = fakeNetwork(
    answers({ saved, discount }),
    on(createOrder, () => ({ order })),
  )
  open()
  await expect.element(page.getByText('−€2.20')).toBeVisible()
  await pay.click()
  await expect.poll(() => orders(sent)[0]?.body).toMatchObject({ amount: 1_979, discount_code: 'AGAIN10' })
})

test('the address names the saved way to try again', async () => {
  const other = { ...savedCard, id: 'pm_other', last_digits: '1111' }
  fakeNetwork(answers({ saved: [savedCard, other] }))
  open('?method=pm_other')
  await expect.element(radio('Visa ending in 1111')).toBeChecked()
})

test('§8: a way that the member cannot use is disabled and says why', async () => {
  const refused = { ...savedCard, option: { ...debitOption, refusal: 'direct_debit_blocked' as const } }
  fakeNetwork(answers({ saved: [refused], method: null }))
  open()
  await expect.element(radio('SEPA direct debit ending in 4242')).toBeDisabled()
  await expect.element(page.getByText('Your account is blocked for direct debit payments')).toBeVisible()
  expect(pay.query()).toBeNull()
  await expect
    .element(page.getByRole('link', { name: 'Choose another way to pay' }))
    .toHaveAttribute('href', '/credits/nl-150')
})

test('a direct debit leads to its page', async () => {
  fakeNetwork(answers({ saved: [], method: debitOption }))
  open()
  await page.getByRole('button', { name: 'Continue to direct debit' }).click()
  await expect.poll(() => rendered.visited).toEqual(['/directdebit?bundle=nl-150&country=NL'])
})

test('removing a saved way asks first, then the payment page is left', async () => {
  const sent = fakeNetwork(
    answers(),
    on(forgetSavedMethod, () => undefined),
  )
  open()
  await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Remove Visa ending in 4242?' })
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([])
  await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.element(radio('PayPal')).toBeChecked()
  expect(radio('Visa ending in 4242').query()).toBeNull()
  expect(sent.find(({ method }) => method === 'DELETE')?.body).toEqual({ id: 'pm_card' })
  await expect.element(page.getByRole('heading', { name: 'Saved ways to pay' })).toHaveFocus()
})

test('a changed price is said, and loaded again', async () => {
  let total = 2_199
  fakeNetwork(
    on(getRepeatOrder, () => ({
      last,
      offer: { ...repeatOffer, saved: [{ ...savedCard, option: { ...savedCard.option, total } }] },
    })),
    on(createOrder, () => {
      total = 2_399
      return new Refused('price_changed', 409)
    }),
  )
  open()
  await pay.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The price has changed. Please check it before you pay')
  await expect.element(pay).toHaveTextContent('Pay €23.99')
})

test.each([
  [null, 'You haven’t bought anything yet'],
  [last, 'Your last bundle isn’t on sale any more'],
])('§2: without anything to repeat the page leads to the bundles (%#)', async (bought, heading) => {
  fakeNetwork(on(getRepeatOrder, () => ({ last: bought, offer: null })))
  open()
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See the credit bundles' }))
    .toHaveAttribute('href', '/credits')
})
