import {
  getOrder,
  getRefund,
  getTransactions,
  getUser,
  type Order,
  type Refund,
  requestRefund,
} from 'contracts'
import { applyLocally } from 'shared-state/apply-locally'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeNetwork, on, Refused } from '../../fixture-network.ts'
import { premiumMember } from '../../fixture-offers.ts'
import { renderInPage } from '../../fixture-page.tsx'
import { Page } from '../../pages/transactions.tsx'
import { paid, refund, refundable, refunded } from '../fixture-payments.ts'

let unmount = () => {}
function open() {
  const scene = { path: '/transactions/order1', pattern: '/transactions/:id?', user: premiumMember }
  unmount = renderInPage(<Page />, scene).unmount
}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const ask = page.getByRole('button', { name: 'Refund €13.19' })
const dialog = page.getByRole('alertdialog', { name: 'Refund 90 unused credits?' })
const confirm = dialog.getByRole('button', { name: 'Refund €13.19' })
const orderIs = (order: Order) => on(getOrder, () => ({ order }))
const refundIs = (status: Refund['status']) => on(getRefund, () => refunded(status))

test('§9: unused credits are refunded after one confirmation, by keyboard; the balance and the status follow', async () => {
  let isAsked = false
  const sent = fakeNetwork(
    orderIs(paid),
    on(getRefund, () => (isAsked ? refunded('pending') : refundable)),
    on(requestRefund, () => {
      isAsked = true
      return { refund }
    }),
    on(getUser, () => ({ user: { ...premiumMember, credits: isAsked ? 75 : 165 } })),
    on(getTransactions, () => ({ orders: [paid], has_more: false })),
  )
  open()
  await expect
    .element(page.getByText(/90 credits of this purchase are unused. Until Mar 15, 2026/))
    .toBeVisible()
  ask.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toHaveAccessibleDescription(/€13.19 goes back the way you paid: PayPal/)
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  await expect.element(dialog.getByRole('button', { name: 'Keep the credits' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(heading('Your refund is on its way')).toBeVisible()
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { order: 'order1', credits: 90 },
  ])
  await expect.poll(() => document.activeElement?.textContent).toContain('Your refund is on its way')
  expect(ask.query()).toBeNull()
  await expect.poll(() => sent.filter(({ path }) => path === getUser.path).length).toBeGreaterThan(0)
  await expect.poll(() => sent.filter(({ path }) => path === getOrder.path).length).toBeGreaterThan(1)
})

test('§4: a refund that ends premium says so before it is confirmed', async () => {
  const { offer } = refundable
  fakeNetwork(
    orderIs(paid),
    on(getRefund, () => ({ ...refundable, offer: offer && { ...offer, ends_premium: true } })),
  )
  open()
  await ask.click()
  await expect.element(dialog).toHaveAccessibleDescription(/Premium ends too/)
})

test.each([0, 550])(
  '§4: a refund says that premium stays; after a discount of %i, that the discount is gone',
  async (discount) => {
    fakeNetwork(
      orderIs({ ...paid, discount }),
      on(getRefund, () => refundable),
    )
    open()
    await ask.click()
    await expect.element(dialog).toHaveAccessibleDescription(/You stay premium/)
    const isGone = dialog.getByText(/Its discount doesn’t come back/).query() !== null
    expect(isGone).toBe(discount > 0)
  },
)

test('an event may be faster than the answer: the focus moves to the news all the same', async () => {
  fakeNetwork(
    orderIs(paid),
    on(getRefund, () => refundable),
    on(requestRefund, () => {
      applyLocally({ kind: 'refund', order: 'order1', refund })
      return new Promise(() => {})
    }),
  )
  open()
  await ask.click()
  await confirm.click()
  await expect.element(heading('Your refund is on its way')).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toContain('Your refund is on its way')
})

test('an event tells how the refund went', async () => {
  fakeNetwork(orderIs(paid), refundIs('pending'))
  open()
  await expect.element(heading('Your refund is on its way')).toBeVisible()
  applyLocally({ kind: 'refund', order: 'order1', refund: { ...refund, status: 'failed' } })
  await expect.element(heading('The refund didn’t go through')).toBeVisible()
})

test('without an event, the page finds out that the refund was sent, and about its order', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  let status: Refund['status'] = 'pending'
  fakeNetwork(
    on(getOrder, () => ({
      order: { ...paid, status: status === 'pending' ? ('paid' as const) : ('partly_refunded' as const) },
    })),
    on(getRefund, () => refunded(status)),
  )
  open()
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Your refund is on its way'))
  status = 'succeeded'
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await expect.element(heading('€13.19 refunded')).toBeVisible()
  await expect.element(page.getByText('Partly refunded', { exact: true })).toBeVisible()
})

test.each([
  ['pending', 'Your refund is on its way', /the credits have left your balance/i],
  ['failed', 'The refund didn’t go through', /We couldn’t send/],
] as const)('a refund that is %s says so', async (status, title, text) => {
  fakeNetwork(orderIs(paid), refundIs(status))
  open()
  await expect.element(heading(title)).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
  expect(ask.query()).toBeNull()
})

test('§3: a refunded order says how much went back, in words and in the facts', async () => {
  fakeNetwork(orderIs({ ...paid, status: 'partly_refunded' }), refundIs('succeeded'))
  open()
  await expect.element(heading('€13.19 refunded')).toBeVisible()
  await expect.element(page.getByText(/€13.19 for 90 unused credits back/)).toBeVisible()
  await expect.element(page.getByRole('definition').filter({ hasText: '−€13.19' })).toBeVisible()
  await expect.element(page.getByText('Partly refunded', { exact: true })).toBeVisible()
})

test('credits that were used meanwhile: the refusal says so, and the new offer shows', async () => {
  let credits = 90
  fakeNetwork(
    orderIs(paid),
    on(getRefund, () => ({
      ...refundable,
      offer: refundable.offer && { ...refundable.offer, credits },
    })),
    on(requestRefund, () => {
      credits = 80
      return new Refused('refund_unavailable', 409)
    }),
  )
  open()
  await ask.click()
  await confirm.click()
  await expect.element(page.getByRole('alert').getByText(/Please check again/)).toBeVisible()
  await expect.element(page.getByText(/80 credits of this purchase are unused/)).toBeVisible()
  expect(dialog.query()).toBeNull()
})

test('§9: nothing unused, or too late: the page says that nothing can be refunded', async () => {
  fakeNetwork(
    orderIs(paid),
    on(getRefund, () => ({ ...refundable, offer: null })),
  )
  open()
  await expect.element(page.getByText('Nothing in this payment can be refunded any more.')).toBeVisible()
})

test('§3: a payment that the bank took back says so, and where to ask', async () => {
  fakeNetwork(orderIs({ ...paid, status: 'charged_back' }), refundIs('succeeded'))
  open()
  await expect.element(heading('Charged back')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Customer service' }))
    .toHaveAttribute('href', '/service')
})
