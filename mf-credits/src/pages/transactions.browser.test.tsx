import { cancelOrder, getOrder, getPaymentMethods, getTransactions, getUser, type Order } from 'contracts'
import { applyLocally } from 'shared-state/apply-locally'
import { rememberChat } from 'shared-state/last-chat'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { motionOf, reduceMotion } from '../../../shared-ui/src/tokens/fixture-motion.ts'
import { fakeNetwork, on, Refused } from '../fixture-network.ts'
import { methods, order, premiumMember } from '../fixture-offers.ts'
import { renderInPage } from '../fixture-page.tsx'
import { Page } from './transactions.tsx'

let unmount = () => {}
function open(path: string, user = premiumMember, search = '') {
  unmount = renderInPage(<Page />, { path, search, pattern: '/transactions/:id?', user }).unmount
}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const paid: Order = { ...order, status: 'paid', paid_at: new Date().toISOString() }
const history = (...orders: Order[]) => on(getTransactions, () => ({ orders, has_more: false }))

test('§4: a pending payment completes by its event: the balance, premium, and the ways on', async () => {
  fakeNetwork(
    on(getOrder, () => ({ order })),
    on(getUser, () => ({ user: premiumMember })),
    history(paid),
  )
  open('/transactions/order1', premiumMember, '?status=succeeded&id=other')
  await expect.element(heading('Processing your payment')).toBeVisible()
  rememberChat('bea')
  applyLocally({ kind: 'order', order: paid })
  await expect.element(heading('150 credits added')).toBeVisible()
  await expect.element(page.getByText('You’re premium now')).toBeVisible()
  // For the screen reader and, at the end of the count, for the eye.
  await expect.poll(() => document.querySelector('p b')?.textContent).toBe('165165')
  await expect
    .element(page.getByRole('link', { name: 'Back to your conversation' }))
    .toHaveAttribute('href', '/members/bea/chat')
  await expect.element(page.getByRole('link', { name: 'Search members' })).toHaveAttribute('href', '/members')
})

test('§4: the tick and the crown of a first purchase stamp themselves for 200 ms, while it is news and unless motion is reduced', async () => {
  let order = paid
  fakeNetwork(
    on(getOrder, () => ({ order })),
    on(getUser, () => ({ user: premiumMember })),
    history(paid),
  )
  const marks = () =>
    [...document.querySelectorAll('[aria-live] svg')].slice(0, 2).map((one) => motionOf(one))
  open('/transactions/order1')
  await expect.element(page.getByText('You’re premium now')).toBeVisible()
  const moved = { milliseconds: 200, properties: ['opacity', 'transform'] }
  expect(marks()).toEqual([moved, moved])
  await reduceMotion()
  const still = { milliseconds: 0, properties: [] }
  expect(marks()).toEqual([still, still])
  unmount()
  order = { ...paid, paid_at: '2026-01-01T00:00:00.000Z' }
  open('/transactions/order1')
  await expect.element(heading('150 credits added')).toBeVisible()
  expect(marks()[0]).toEqual(still)
})

test('§4: without an event, polling finds out', async () => {
  let status: Order['status'] = 'created'
  fakeNetwork(
    on(getOrder, () => ({ order: status === 'paid' ? paid : { ...order, status } })),
    on(getUser, () => ({ user: premiumMember })),
    history(paid, { ...paid, id: 'earlier', paid_at: '2026-01-01T00:00:00.000Z' }),
  )
  open('/transactions/order1')
  await expect.element(heading('Processing your payment')).toBeVisible()
  status = 'paid'
  await expect.element(heading('150 credits added')).toBeVisible()
  expect(page.getByText('You’re premium now').query()).toBeNull()
})

const left: Order = { ...order, payment_url: 'https://pay.example/1' }
const cancel = page.getByRole('button', { name: 'Cancel payment' })
const question = page.getByRole('alertdialog', { name: 'Cancel this payment?' })

test('§4: a payment that was left is finished or cancelled, after a question', async () => {
  const sent = fakeNetwork(
    on(getOrder, () => ({ order: left })),
    on(getUser, () => ({ user: premiumMember })),
    on(cancelOrder, () => ({ order: { ...order, status: 'cancelled' as const } })),
    history(),
  )
  open('/transactions/order1')
  await expect
    .element(page.getByRole('link', { name: 'Back to the payment page' }))
    .toHaveAttribute('href', left.payment_url)
  await cancel.click()
  await expect.element(question.getByText(/If you’ve already paid, your credits still arrive/)).toBeVisible()
  await question.getByRole('button', { name: 'Cancel payment' }).click()
  await expect.element(heading('Payment failed or has been cancelled')).toBeVisible()
  expect(sent.find(({ method }) => method === 'DELETE')?.body).toEqual({ id: 'order1' })
})

test('§4: where it is too late to cancel, the question says so, and a paid one shows as paid', async () => {
  let answer = order
  fakeNetwork(
    on(getOrder, () => ({ order: left })),
    on(getUser, () => ({ user: premiumMember })),
    on(cancelOrder, () => ({ order: answer })),
    history(),
  )
  open('/transactions/order1')
  await cancel.click()
  await question.getByRole('button', { name: 'Cancel payment' }).click()
  await expect.element(question.getByText(/It may already be with your bank/)).toBeVisible()
  answer = paid
  await question.getByRole('button', { name: 'Cancel payment' }).click()
  await expect.element(heading('150 credits added')).toBeVisible()
})

test('§4: a payment that a bank has already can’t be cancelled', async () => {
  fakeNetwork(on(getOrder, () => ({ order })))
  open('/transactions/order1')
  await expect.element(heading('Processing your payment')).toBeVisible()
  expect(cancel.query()).toBeNull()
})

test.each([
  ['failed', /^This payment didn’t go through, and nothing was charged/],
  ['cancelled', /^This payment was cancelled, and nothing was charged/],
] as const)(
  '§8: a %s payment says so, and leads to the same way to pay and to another',
  async (status, outcome) => {
    fakeNetwork(on(getOrder, () => ({ order: { ...order, status } })))
    open('/transactions/order1')
    await expect.element(heading('Payment failed or has been cancelled')).toBeVisible()
    await expect.element(page.getByText(outcome)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Try again' }))
      .toHaveAttribute('href', `/credits/nl-150/${order.payment_method}`)
    await expect
      .element(page.getByRole('link', { name: 'Choose another way to pay' }))
      .toHaveAttribute('href', '/credits/nl-150')
  },
)

test('§4: after a saved card failed: the card again, PayPal where it is offered, or another way', async () => {
  const failed = {
    ...order,
    status: 'failed' as const,
    payment_method: 'visa' as const,
    saved_method: 'pm_card',
  }
  let offered = methods
  fakeNetwork(
    on(getOrder, () => ({ order: failed })),
    on(getPaymentMethods, () => offered),
  )
  open('/transactions/order1')
  const paypal = page.getByRole('link', { name: 'Pay with PayPal' })
  await expect.element(paypal).toHaveAttribute('href', '/credits/nl-150/paypal')
  await expect
    .element(page.getByRole('link', { name: 'Try the card again' }))
    .toHaveAttribute('href', '/credits/repeat-order?method=pm_card')
  await expect
    .element(page.getByRole('link', { name: 'Choose another way to pay' }))
    .toHaveAttribute('href', '/credits/nl-150')
  unmount()
  offered = { ...methods, methods: methods.methods.filter(({ id }) => id !== 'paypal') }
  open('/transactions/order1')
  await expect.element(page.getByRole('link', { name: 'Try the card again' })).toBeVisible()
  expect(paypal.query()).toBeNull()
})

test('a pending payment leads back to its payment page, an expired one to a new start', async () => {
  fakeNetwork(on(getOrder, () => ({ order: { ...order, payment_url: '/pay/1' } })))
  open('/transactions/order1')
  await expect
    .element(page.getByRole('link', { name: 'Back to the payment page' }))
    .toHaveAttribute('href', '/pay/1')
  unmount()
  fakeNetwork(on(getOrder, () => ({ order: { ...order, status: 'expired' as const } })))
  open('/transactions/order1')
  await expect.element(heading('The time to pay has run out')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Start again' })).toBeVisible()
})

test('another member’s payment is unknown', async () => {
  fakeNetwork(on(getOrder, () => new Refused('not_found', 404)))
  open('/transactions/order2')
  await expect.element(heading('We can’t find this payment')).toBeVisible()
})

test('§2: the history lists payments with their status, and older ones on demand', async () => {
  const sent = fakeNetwork(
    on(getTransactions, ({ query }) =>
      query.before === undefined
        ? { orders: [paid, { ...order, id: 'order2', status: 'failed' as const }], has_more: true }
        : { orders: [{ ...paid, id: 'order3', credits: 60 }], has_more: false },
    ),
  )
  open('/transactions')
  await expect.element(page.getByText('Failed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show older payments' }).click()
  await expect
    .element(page.getByRole('link', { name: '60 credits' }))
    .toHaveAttribute('href', '/transactions/order3')
  expect(sent.at(-1)?.query).toEqual({ before: 'order2' })
  expect(page.getByRole('button', { name: 'Show older payments' }).query()).toBeNull()
})

test('an empty history leads to the bundles', async () => {
  fakeNetwork(history())
  open('/transactions')
  await expect.element(page.getByRole('heading', { name: 'No payments yet' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See the credit bundles' }))
    .toHaveAttribute('href', '/credits')
})
