import { createOrder, getPaymentMethods } from 'contracts'
import { useStore } from 'shared-state/store'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeNetwork, on, Refused } from '../fixture-network.ts'
import { debitOption, methods, order } from '../fixture-offers.ts'
import { renderInPage } from '../fixture-page.tsx'
import { Page } from './checkout.tsx'

let rendered = { visited: [] as string[], unmount() {} }
function open(path = '/credits/nl-150') {
  rendered = renderInPage(<Page />, { path, pattern: '/credits/:id/:paymentmethod?' })
}
afterEach(() => {
  rendered.unmount()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  history.replaceState(null, '', location.pathname + location.search)
})

const radio = (name: string) => page.getByRole('radio', { name })
const country = page.getByRole('button', { name: /Country/ })
const pay = page.getByRole('button', { name: /^Pay/ })
const orders = (sent: ReturnType<typeof fakeNetwork>) => sent.filter(({ method }) => method === 'POST')

test('§2: the ways to pay stand in groups, and fee and total follow the choice', async () => {
  fakeNetwork(on(getPaymentMethods, () => methods))
  open()
  await expect.element(radio('iDEAL')).toBeChecked()
  await expect.element(pay).toHaveTextContent('Pay €21.99')
  await expect.element(page.getByRole('group', { name: 'Online banking' })).toBeVisible()
  await radio('PayPal').click({ force: true })
  await expect.element(pay).toHaveTextContent('Pay €22.65')
  await expect.element(page.getByText('€0.66', { exact: true })).toBeVisible()
})

const card = (id: 'visa' | 'mastercard') => ({ ...methods.methods[1]!, id })
const withBrands = { ...methods, methods: [...methods.methods, card('visa'), card('mastercard')] }

test('§9: all cards are one row; once it is chosen, the brands are folded away inside it, and can be ordered', async () => {
  const sent = fakeNetwork(
    on(getPaymentMethods, () => withBrands),
    on(createOrder, () => ({ order })),
  )
  open()
  await expect.element(radio('Debit or credit card')).toBeVisible()
  expect(radio('Visa').query()).toBeNull()
  await radio('Debit or credit card').click({ force: true })
  await expect.element(page.getByText('Does your card carry two brands?')).toBeVisible()
  expect(radio('Visa').query()).toBeNull()
  await page.getByText('Does your card carry two brands?').click()
  await expect.element(radio('Visa')).toBeVisible()
  radio('Debit or credit card').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio('Visa')).toBeChecked()
  await expect.element(radio('Visa')).toHaveFocus()
  await pay.click()
  await expect.poll(() => orders(sent)[0]?.body.payment_method).toBe('visa')
})

const applePay = { ...methods.methods[2]!, id: 'apple_pay' } as const
const withApplePay = { ...methods, methods: [...methods.methods, applePay] }

test.each([
  ['that has it', { canMakePayments: () => true }, true],
  ['whose device has no wallet', { canMakePayments: () => false }, false],
  ['on a page without HTTPS', { canMakePayments: () => expect.fail('InvalidAccessError') }, false],
  ['without it', undefined, false],
])('§9: Apple Pay is offered in a browser %s: %3$s', async (_, session, isOffered) => {
  vi.stubGlobal('ApplePaySession', session)
  fakeNetwork(on(getPaymentMethods, () => withApplePay))
  open('/credits/nl-150/apple_pay')
  await expect.element(radio('PayPal')).toBeVisible()
  expect(radio('Apple Pay').query() !== null).toBe(isOffered)
  await expect.element(radio(isOffered ? 'Apple Pay' : 'iDEAL')).toBeChecked()
})

test('§2: the address of a brand opens the row of the cards, and any card is still one press away', async () => {
  fakeNetwork(on(getPaymentMethods, () => withBrands))
  open('/credits/nl-150/mastercard')
  await expect.element(radio('Mastercard')).toBeChecked()
  await radio('Debit or credit card').click({ force: true })
  await expect.element(radio('Debit or credit card')).toBeChecked()
  await radio('iDEAL').click({ force: true })
  expect(radio('Mastercard').query()).toBeNull()
})

test.each([
  ['/credits/nl-150/wire_transfer', 'Bank transfer', 'when the money does'],
  ['/credits/nl-150/paysafecard', 'Paysafecard', 'enter your voucher'],
  ['/credits/nl-150/blik', 'iDEAL', 'confirm the payment with your bank'],
])('%s selects %s and says what happens next', async (path, name, next) => {
  fakeNetwork(on(getPaymentMethods, () => methods))
  open(path)
  await expect.element(radio(name)).toBeChecked()
  await expect.element(page.getByText(next, { exact: false })).toBeVisible()
})

test('paying by keyboard orders once, remembers the way to pay, and leaves for the payment page', async () => {
  const sent = fakeNetwork(
    on(getPaymentMethods, () => methods),
    on(createOrder, () => ({
      order: { ...order, payment_method: 'credit_card' as const, payment_url: '#paying' },
    })),
  )
  open()
  await expect.element(radio('iDEAL')).toBeChecked()
  radio('iDEAL').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio('Debit or credit card')).toBeChecked()
  pay.element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(() => location.hash).toBe('#paying')
  expect(orders(sent)).toHaveLength(1)
  expect(orders(sent)[0]!.body).toEqual({
    id: expect.stringMatching(/^[\w-]{16,64}$/),
    bundle: 'nl-150',
    payment_method: 'credit_card',
    country: 'NL',
    amount: 2_199,
  })
  expect(useStore.getState().payment.method).toBe('credit_card')
})

test('on a phone the total and the button are in sight at once, and no focused field lies behind them', async () => {
  await page.viewport(390, 844)
  fakeNetwork(on(getPaymentMethods, () => withBrands))
  open()
  await expect.element(pay).toBeVisible()
  const box = pay.element().getBoundingClientRect()
  expect(box.bottom).toBeLessThanOrEqual(844)
  expect(box.bottom).toBeGreaterThan(700)
  radio('Bank transfer').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio('Paysafecard')).toHaveFocus()
  const { bottom } = radio('Paysafecard').element().getBoundingClientRect()
  expect(bottom).toBeLessThan(pay.element().getBoundingClientRect().top)
  await page.viewport(1280, 800)
})

test('at 200 % text nothing is cut off, and total and button stay in sight', async () => {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '200%'
  // As the page around it has.
  document.body.style.paddingInline = 'var(--page-gutter)'
  fakeNetwork(on(getPaymentMethods, () => withBrands))
  open('/credits/nl-150/visa')
  await expect.element(pay).toBeVisible()
  scrollTo(0, 600)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(pay.element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
  await expect.poll(() => pay.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(844)
  document.documentElement.style.fontSize = ''
  document.body.style.paddingInline = ''
  await page.viewport(1280, 800)
})

test('§9: what is left of the monthly limit is said before the button, and an order beyond it, too', async () => {
  const limit = { amount: 5_000, currency: 'EUR' as const, left: 2_200, waiting: 0, waiting_order: null }
  fakeNetwork(on(getPaymentMethods, () => ({ ...methods, limit })))
  open()
  await expect.element(page.getByText('€22.00 left of your monthly limit of €50.00')).toBeVisible()
  await radio('PayPal').click({ force: true })
  await expect
    .element(page.getByText('This costs more than the €22.00 left of your monthly limit', { exact: false }))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See your monthly limit' }))
    .toHaveAttribute('href', '/transactions#monthly-limit')
})

test('§9: a payment that waits is not spent, but may be in the way of another one', async () => {
  const waiting = { waiting: 2_199, waiting_order: 'o1' }
  const limit = { amount: 5_000, currency: 'EUR' as const, left: 4_500, ...waiting }
  fakeNetwork(on(getPaymentMethods, () => ({ ...methods, limit })))
  open()
  await expect
    .element(
      page.getByText('€45.00 left of your monthly limit of €50.00 · €21.99 is still waiting to be paid.'),
    )
    .toBeVisible()
  rendered.unmount()
  fakeNetwork(on(getPaymentMethods, () => ({ ...methods, limit: { ...limit, left: 3_000 } })))
  open()
  await expect.element(page.getByText(/Finish or cancel that payment first/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Finish or cancel it' }))
    .toHaveAttribute('href', '/transactions/o1')
  rendered.unmount()
  fakeNetwork(on(getPaymentMethods, () => ({ ...methods, limit: { ...limit, left: 251 } })))
  open()
  await expect
    .element(page.getByText(/more than the €2.51 left .* €21.99 is still waiting to be paid/))
    .toBeVisible()
})

test('§4: a discount on an order under way is named as such, and not as ended', async () => {
  const held_discount = { code: 'TIMEBONUS25', order: 'o1' }
  fakeNetwork(on(getPaymentMethods, () => ({ ...methods, held_discount })))
  open()
  await expect.element(page.getByText('Your discount is on your pending order.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See that payment' }))
    .toHaveAttribute('href', '/transactions/o1')
  expect(page.getByText(/has ended/).query()).toBeNull()
})

test('§9: a limit in another currency than the prices is said before the button', async () => {
  const limit = { amount: 5_000, currency: 'SEK' as const, left: 5_000, waiting: 0, waiting_order: null }
  fakeNetwork(on(getPaymentMethods, () => ({ ...methods, limit })))
  open()
  await expect.element(page.getByText(/Your monthly limit is in SEK/)).toBeVisible()
})

test('a repeat of the same purchase carries the same id, another choice a new one', async () => {
  const sent = fakeNetwork(
    on(getPaymentMethods, () => methods),
    on(createOrder, () => new Refused('payments_unavailable')),
  )
  open()
  await pay.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('You can’t buy anything right now. Please try again later')
  await pay.click()
  await expect.poll(() => orders(sent)).toHaveLength(2)
  await radio('PayPal').click({ force: true })
  expect(page.getByRole('alert').query()).toBeNull()
  await pay.click()
  await expect.poll(() => orders(sent)).toHaveLength(3)
  const ids = orders(sent).map(({ body }) => body.id)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('a changed price is loaded again and said, before anything is paid', async () => {
  let total = 2_199
  fakeNetwork(
    on(getPaymentMethods, () => ({
      ...methods,
      bundle: { ...methods.bundle, price: total, ordinary_price: total },
      methods: [{ ...methods.methods[0]!, total }],
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

test('a way to pay that is gone disappears, and the page says so', async () => {
  let offered = methods.methods
  fakeNetwork(
    on(getPaymentMethods, () => ({ ...methods, methods: offered })),
    on(createOrder, () => {
      offered = offered.slice(1)
      return new Refused('payment_method_unavailable', 409)
    }),
  )
  open()
  await pay.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('You can’t pay this way right now. Choose another way')
  await expect.element(radio('Debit or credit card')).toBeChecked()
  expect(radio('iDEAL').query()).toBeNull()
})

test('offline the button fails at once', async () => {
  const sent = fakeNetwork(on(getPaymentMethods, () => methods))
  open()
  await expect.element(pay).toBeVisible()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await pay.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('You’re offline. Try again when you’re back')
  expect(orders(sent)).toEqual([])
})

test('an order that needs no payment page leads to its result', async () => {
  fakeNetwork(
    on(getPaymentMethods, () => methods),
    on(createOrder, () => ({ order })),
  )
  open()
  await pay.click()
  await expect.poll(() => rendered.visited).toEqual(['/transactions/order1'])
})

test('§3: the payment country brings its own bundle, price and ways to pay', async () => {
  const belgian = {
    ...methods,
    country: 'BE' as const,
    bundle: { ...methods.bundle, id: 'be-150', price: 2_299, ordinary_price: 2_299 },
    methods: [
      {
        id: 'bancontact' as const,
        family: 'redirect' as const,
        discount: 0,
        fee: 0,
        total: 2_299,
        refusal: null,
      },
    ],
  }
  const sent = fakeNetwork(
    on(getPaymentMethods, ({ query }) => (query.country === 'BE' ? belgian : methods)),
    on(createOrder, () => ({ order })),
  )
  open()
  await expect.element(country).toHaveTextContent('Netherlands')
  country.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByRole('option', { name: 'Belgium' })).toBeVisible()
  await userEvent.keyboard('b{Enter}')
  await expect.element(radio('Bancontact')).toBeChecked()
  await pay.click()
  await expect
    .poll(() => orders(sent)[0]?.body)
    .toMatchObject({ bundle: 'be-150', country: 'BE', amount: 2_299 })
})

test('a card is saved for next time only if the box is ticked, and a way that cannot be saved has none', async () => {
  const sent = fakeNetwork(
    on(getPaymentMethods, () => methods),
    on(createOrder, () => ({ order })),
  )
  open('/credits/nl-150/credit_card')
  const save = page.getByRole('checkbox', { name: 'Save this for next time' })
  await expect.element(save).not.toBeChecked()
  await radio('iDEAL').click({ force: true })
  expect(save.query()).toBeNull()
  await radio('PayPal').click({ force: true })
  save.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(save).toBeChecked()
  await radio('iDEAL').click({ force: true })
  await pay.click()
  await expect.poll(() => orders(sent)[0]?.body).not.toHaveProperty('save_method')
  await expect.poll(() => rendered.visited).toEqual(['/transactions/order1'])
  rendered.unmount()
  open('/credits/nl-150/credit_card')
  await expect.element(save).toBeVisible()
  save.element().focus()
  await userEvent.keyboard(' ')
  await pay.click()
  await expect.poll(() => orders(sent)[1]?.body).toMatchObject({ save_method: true })
})

test('§8: a way to pay that is refused is disabled, says why, and is never selected', async () => {
  const refused = { ...debitOption, refusal: 'direct_debit_blocked' as const }
  fakeNetwork(on(getPaymentMethods, () => ({ ...methods, methods: [refused, ...methods.methods] })))
  open('/credits/nl-150/sepa_direct_debit')
  await expect.element(radio('SEPA direct debit')).toBeDisabled()
  await expect.element(page.getByText('Your account is blocked for direct debit payments')).toBeVisible()
  await expect.element(radio('iDEAL')).toBeChecked()
})

test('§2: SEPA direct debit goes on to its own page', async () => {
  const sent = fakeNetwork(
    on(getPaymentMethods, () => ({ ...methods, methods: [...methods.methods, debitOption] })),
  )
  open('/credits/nl-150/sepa_direct_debit')
  await page.getByRole('button', { name: 'Continue to direct debit' }).click()
  await expect.poll(() => rendered.visited).toEqual(['/directdebit?bundle=nl-150&country=NL'])
  expect(orders(sent)).toEqual([])
})

test('a bundle that is not on sale leads to those that are', async () => {
  fakeNetwork(on(getPaymentMethods, () => new Refused('not_found', 404)))
  open('/credits/nl-7')
  await expect.element(page.getByRole('heading', { name: 'This bundle isn’t on sale' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See the credit bundles' }))
    .toHaveAttribute('href', '/credits')
})
