import { createOrder, getPaymentMethods } from 'contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { timeBonus } from '../../../../shared-state/src/fixture-state.ts'
import { fakeNetwork, on, Refused } from '../../fixture-network.ts'
import { discount, methods, order } from '../../fixture-offers.ts'
import { renderInPage } from '../../fixture-page.tsx'
import { Page } from '../../pages/checkout.tsx'

let rendered = { visited: [] as string[], unmount() {} }
function open(search = '') {
  rendered = renderInPage(<Page />, {
    path: '/credits/nl-150',
    search,
    pattern: '/credits/:id/:paymentmethod?',
  })
}
afterEach(() => {
  rendered.unmount()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const withDiscount = (code: typeof discount, off: number) => ({
  ...methods,
  discount: code,
  bundle: { ...methods.bundle, price: methods.bundle.price - off },
  methods: methods.methods.map((way) =>
    way.id === 'paysafecard' ? way : { ...way, discount: off, total: way.total - off },
  ),
})

const network = (refusal?: 'discount_code_not_found' | 'discount_code_used') =>
  fakeNetwork(
    on(getPaymentMethods, ({ query }) => {
      if (query.code === undefined) return methods
      return refusal ? new Refused(refusal) : withDiscount(discount, 440)
    }),
    on(createOrder, () => ({ order: { ...order, payment_method: 'ideal' as const } })),
  )

const field = page.getByRole('textbox', { name: 'Discount code' })
const pay = page.getByRole('button', { name: /^Pay/ })
const orders = (sent: ReturnType<typeof fakeNetwork>) => sent.filter(({ method }) => method === 'POST')

async function enter(code: string) {
  await page.getByText('Have a discount code?').click()
  await field.fill(code)
  await userEvent.keyboard('{Enter}')
}

test('§3: a code is checked at once, counts in the order, and can be removed again', async () => {
  const sent = network()
  open()
  await enter(' summer20 ')
  await expect.element(page.getByText('Discount code SUMMER20: 20% off')).toBeVisible()
  await expect.element(pay).toHaveTextContent('Pay €17.59')
  expect(rendered.visited).toEqual(['/credits/nl-150?code=SUMMER20'])
  expect(document.activeElement).toBe(page.getByRole('group', { name: 'Discount code' }).element())
  await pay.click()
  await expect
    .poll(() => orders(sent)[0]?.body)
    .toMatchObject({ amount: 1_759, discount_code: 'SUMMER20', payment_method: 'ideal' })
  await page.getByRole('button', { name: 'Remove the code' }).click()
  await expect.element(pay).toHaveTextContent('Pay €21.99')
  await expect.element(page.getByText('Code removed.')).toBeVisible()
  expect(page.getByText('Your discount has ended', { exact: false }).query()).toBeNull()
})

test.each([
  ['discount_code_not_found', 'Discount code not found'],
  ['discount_code_used', 'Discount code already used'],
] as const)('§5: %s is said at the field, and the prices stay', async (code, sentence) => {
  network(code)
  open()
  await enter('WINTER20')
  await expect.element(field).toHaveAccessibleDescription(sentence)
  await expect.element(field).toHaveFocus()
  await expect.element(pay).toHaveTextContent('Pay €21.99')
  expect(rendered.visited).toEqual([])
})

test('§5: a text that cannot be a code is refused without asking', async () => {
  const sent = network()
  open()
  await enter('20 %')
  await expect.element(field).toHaveAccessibleDescription('Discount code not found')
  await field.fill('')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription('Enter a discount code')
  expect(sent).toHaveLength(1)
})

test('§5: a wrong code leaves no word of the removed one', async () => {
  fakeNetwork(
    on(getPaymentMethods, ({ query }) => {
      if (query.code === 'WRONG') return new Refused('discount_code_not_found')
      return query.code ? withDiscount(discount, 440) : methods
    }),
  )
  open('?code=SUMMER20')
  await page.getByRole('button', { name: 'Remove the code' }).click()
  await expect.element(page.getByText('Code removed.')).toBeVisible()
  await enter('WRONG')
  await expect.element(field).toHaveAccessibleDescription('Discount code not found')
  expect(page.getByText('Code removed.').query()).toBeNull()
})

const worseThanBonus = () =>
  fakeNetwork(
    on(getPaymentMethods, ({ query }) => {
      if (query.code === 'SUMMER40')
        return withDiscount({ ...discount, code: 'SUMMER40', value_percentage: 40 }, 880)
      return withDiscount(timeBonus, 550)
    }),
    on(createOrder, () => new Refused('price_changed')),
  )

test('a code that is worse than the discount of the member changes nothing, and says so at the field', async () => {
  const sent = worseThanBonus()
  open()
  await page.getByText('Have a discount code?').click()
  await field.fill('welcome10')
  await page.getByRole('button', { name: 'Use code' }).click()
  await expect.element(field).toHaveAccessibleDescription('Your New-member discount is already better.')
  await expect.element(field).toHaveFocus()
  expect(rendered.visited).toEqual([])
  await pay.click()
  await expect
    .poll(() => orders(sent)[0]?.body)
    .toMatchObject({ amount: 1_649, discount_code: timeBonus.code })
  await field.fill('SUMMER40')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Discount code SUMMER40: 40% off')).toBeVisible()
  await expect.element(pay).toHaveTextContent('Pay €13.19')
})

test('a worse code in the address keeps the better discount, and says so at the field', async () => {
  worseThanBonus()
  open('?code=WELCOME10')
  await expect.element(pay).toHaveTextContent('Pay €16.49')
  await expect.element(field).toHaveAccessibleDescription('Your New-member discount is already better.')
  await expect.element(page.getByText('New-member discount (−25%)', { exact: false })).toBeVisible()
})

test('§7: a code in the address counts from the start', async () => {
  const sent = network()
  open('?code=summer20')
  await expect.element(pay).toHaveTextContent('Pay €17.59')
  // Asked once: the server knows whether the code is the better discount.
  expect(sent.map(({ query }) => query.code)).toEqual(['SUMMER20'])
  await expect
    .element(page.getByRole('link', { name: 'Choose another bundle' }))
    .toHaveAttribute('href', '/credits?code=SUMMER20')
})

test('§5: a refused code in the address opens the field, above the prices without it', async () => {
  network('discount_code_used')
  open('?code=SUMMER20')
  await expect.element(pay).toHaveTextContent('Pay €21.99')
  await expect.element(field).toHaveValue('SUMMER20')
  await expect.element(field).toHaveAccessibleDescription('Discount code already used')
})

test('§3: a way to pay that the discount leaves out says so, costs the ordinary price and sends no code', async () => {
  const sent = network()
  open('?code=SUMMER20')
  const voucher = page.getByRole('radio', { name: 'Paysafecard' })
  await expect.element(voucher).toBeVisible()
  await expect
    .element(voucher)
    .toHaveAccessibleDescription('without the discount · plus a fee of €1.10 · €23.09 in total')
  await voucher.click({ force: true })
  await expect.element(pay).toHaveTextContent('Pay €23.09')
  await pay.click()
  await expect.poll(() => orders(sent)[0]?.body).toMatchObject({ amount: 2_309 })
  expect(orders(sent)[0]!.body).not.toHaveProperty('discount_code')
})

test('§4: at the end of the time bonus the ordinary price returns, and the page says why', async () => {
  let isOver = false
  fakeNetwork(
    on(getPaymentMethods, () => {
      const answer = isOver ? methods : withDiscount({ ...timeBonus, validity: 1 }, 550)
      isOver = true
      return answer
    }),
  )
  open()
  await expect.element(page.getByText('New-member discount (−25%)', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('timer')).toBeVisible()
  await expect.element(page.getByText('Your discount has ended. These are the regular prices.')).toBeVisible()
  await expect.element(pay).toHaveTextContent('Pay €21.99')
})
