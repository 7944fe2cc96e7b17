import { createOrder, getBundles, getDirectDebit, getPaymentMethods, sendDebitCode } from 'contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeNetwork, on, Refused } from '../fixture-network.ts'
import { creditor, debitOption, methods, offer, order } from '../fixture-offers.ts'
import { renderInPage } from '../fixture-page.tsx'
import { Page } from './direct-debit.tsx'

let rendered = { visited: [] as string[], isGuarded: () => false, unmount() {} }
function open(search = '?bundle=nl-150&country=NL') {
  rendered = renderInPage(<Page />, { path: '/directdebit', search })
}
afterEach(() => {
  rendered.unmount()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

const field = (name: string) => page.getByRole('textbox', { name })
const next = page.getByRole('button', { name: 'Text me a code' })
const pay = page.getByRole('button', { name: 'Agree and pay €21.99' })
const code = field('SMS code')

const withDebit = { ...methods, methods: [...methods.methods, debitOption] }
const loads = [
  on(getPaymentMethods, () => withDebit),
  on(getDirectDebit, () => ({ creditor, refusal: null })),
]
const sends = on(sendDebitCode, () => ({
  mobile_number: '+31 ••••••78',
  expires: new Date(Date.now() + 600_000).toISOString(),
}))
const sentTo = (sent: ReturnType<typeof fakeNetwork>, path: string) =>
  sent.filter((request) => request.method === 'POST' && request.path === path)

const ACCOUNT = {
  'Account holder': 'A. de Vries',
  IBAN: 'nl91abna0417164300',
  Street: 'Prinsengracht',
  'House number': '263',
  'Postal code': '1016 GV',
  City: 'Amsterdam',
  'Mobile number': '06 12345678',
}

async function fillIn(change: Partial<typeof ACCOUNT> = {}) {
  for (const [name, text] of Object.entries({ ...ACCOUNT, ...change })) await field(name).fill(text)
}

async function confirm() {
  await fillIn()
  await next.click()
  await expect.element(code).toBeVisible()
}

test('§2: account, mandate and SMS code make an order, by keyboard alone', async () => {
  const sent = fakeNetwork(
    ...loads,
    sends,
    on(createOrder, () => ({ order })),
  )
  open('?bundle=nl-150&country=NL&code=FIRST25')
  await expect.element(field('Account holder')).toBeVisible()
  field('Account holder').element().focus()
  for (const text of Object.values(ACCOUNT)) await userEvent.keyboard(`${text}{Tab}`)
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Confirm the direct debit' })).toHaveFocus()
  await expect.element(page.getByText('We’re texting a code to +31 ••••••78.')).toBeVisible()
  expect(sentTo(sent, sendDebitCode.path)[0]?.body).toEqual({
    account_holder: 'A. de Vries',
    iban: 'NL91ABNA0417164300',
    street: 'Prinsengracht',
    house_number: '263',
    postal_code: '1016 GV',
    city: 'Amsterdam',
    mobile_number: '+31612345678',
  })
  code.element().focus()
  await userEvent.keyboard('123 456{Enter}')
  await expect.poll(() => rendered.visited).toEqual(['/transactions/order1'])
  const [body] = sentTo(sent, createOrder.path).map((request) => request.body)
  expect(body).toMatchObject({
    bundle: 'nl-150',
    payment_method: 'sepa_direct_debit',
    country: 'NL',
    amount: 2_199,
  })
  expect(body.direct_debit).toMatchObject({ iban: 'NL91ABNA0417164300', sms_code: '123456' })
  expect(sent.find(({ path }) => path === getPaymentMethods.path)?.query).toMatchObject({ code: 'FIRST25' })
})

test('§3: the IBAN is grouped while it is typed, where the caret is, and masked afterwards', async () => {
  fakeNetwork(...loads, sends)
  open()
  await field('IBAN').click()
  await userEvent.keyboard('nl91abna0417')
  await expect.element(field('IBAN')).toHaveValue('NL91 ABNA 0417')
  const input = field('IBAN').element() as HTMLInputElement
  input.setSelectionRange(7, 7)
  await userEvent.keyboard('x')
  await expect.element(field('IBAN')).toHaveValue('NL91 ABXN A041 7')
  await expect.poll(() => input.selectionStart).toBe(8)
  await userEvent.keyboard('{Backspace}')
  await expect.element(field('IBAN')).toHaveValue('NL91 ABNA 0417')
  await confirm()
  await expect.element(page.getByText('NL•• •••• •••• ••43 00')).toBeVisible()
  expect(document.body.textContent).not.toContain('0417')
})

test('the mandate names the creditor, the sum and the right to a refund within 8 weeks', async () => {
  fakeNetwork(...loads, sends)
  open()
  await confirm()
  for (const text of [creditor.id, 'Amberly B.V.', '€21.99, once', 'within 8 weeks']) {
    await expect.element(page.getByText(text, { exact: false }).first()).toBeVisible()
  }
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code).toHaveAttribute('inputmode', 'numeric')
})

test.each([
  ['IBAN', 'NL91 ABNA 0417 1643 01', 'There’s a mistake in this IBAN. Please check it.'],
  ['IBAN', 'BR1800360305000010009795493C1', 'Enter the IBAN of an account in the SEPA area.'],
  ['Postal code', '75001', 'That isn’t a postal code in this country.'],
  ['Mobile number', '020 1234567', 'Enter a mobile number that can receive text messages.'],
])('§3: %s %s is refused before anything is sent', async (name, text, problem) => {
  const sent = fakeNetwork(...loads, sends)
  open()
  await fillIn({ [name]: text })
  await next.click()
  await expect.element(page.getByText(problem)).toBeVisible()
  await expect.element(field(name)).toHaveFocus()
  expect(sentTo(sent, sendDebitCode.path)).toEqual([])
})

test('an account that the server refuses says so at its field', async () => {
  fakeNetwork(
    ...loads,
    on(sendDebitCode, () => new Refused('mobile_number_invalid')),
  )
  open()
  await fillIn()
  await next.click()
  await expect.element(field('Mobile number')).toHaveFocus()
  await expect.element(field('Mobile number')).toHaveAttribute('aria-invalid', 'true')
})

test('§8: an invalid code says how many tries are left, and after 5 only a new code helps', async () => {
  const sent = fakeNetwork(
    ...loads,
    sends,
    on(createOrder, () => new Refused('sms_code_invalid')),
  )
  open()
  await confirm()
  for (const text of [
    ...[4, 3, 2].map((left) => `You have ${left} more tries`),
    'You have 1 more try',
    'Get a new one',
  ]) {
    await code.fill('000000')
    await pay.click()
    await expect.element(page.getByText(`SMS code invalid. ${text}`, { exact: false })).toBeVisible()
  }
  await code.fill('111111')
  await pay.click()
  expect(sentTo(sent, createOrder.path)).toHaveLength(5)
})

test.each([
  ['direct_debit_blocked', 'Your account is blocked for direct debit payments'],
  ['direct_debit_limit', 'Your limit for direct debit payments has been reached'],
] as const)('§8: %s is said on the order, and instead of the form', async (refusal, text) => {
  fakeNetwork(
    ...loads,
    sends,
    on(createOrder, () => new Refused(refusal)),
  )
  open()
  await confirm()
  await code.fill('123456')
  await pay.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(text)
  rendered.unmount()
  fakeNetwork(
    loads[0]!,
    on(getDirectDebit, () => ({ creditor, refusal })),
  )
  open()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(text)
  await expect
    .element(page.getByRole('link', { name: 'Choose another way to pay' }))
    .toHaveAttribute('href', '/credits/nl-150')
})

test.each([
  ['EUR', 'Your monthly limit doesn’t allow this purchase'],
  ['SEK', 'Your monthly limit is in SEK, so you can’t pay in another currency while it’s set.'],
])('an order beyond a monthly limit in %s says “%s”, and leads to the limit', async (currency, sentence) => {
  fakeNetwork(
    ...loads,
    sends,
    on(createOrder, () => new Refused('spending_limit', 403, { limit: { amount: 1_000, currency } })),
  )
  open()
  await confirm()
  await code.fill('123456')
  await pay.click()
  await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See your monthly limit' }))
    .toHaveAttribute('href', '/transactions#monthly-limit')
})

test('another code can be sent once the first had its time, 3 an hour', async () => {
  const now = Date.now
  let passed = 0
  vi.spyOn(Date, 'now').mockImplementation(() => now() + passed)
  let isLimited = false
  const sent = fakeNetwork(
    ...loads,
    on(sendDebitCode, () =>
      isLimited
        ? new Refused('too_many_requests', 429)
        : { mobile_number: '+31 ••••••78', expires: new Date(Date.now() + 600_000).toISOString() },
    ),
  )
  open()
  await confirm()
  await expect.element(page.getByRole('button', { name: /^New code in \d+ seconds/ })).toBeDisabled()
  passed = 31_000
  const resend = page.getByRole('button', { name: 'Text me a new code' })
  await resend.click()
  await expect.poll(() => sentTo(sent, sendDebitCode.path)).toHaveLength(2)
  await expect.element(page.getByRole('button', { name: /^New code in/ })).toBeDisabled()
  isLimited = true
  passed = 62_000
  await resend.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('You can get 3 codes an hour. Try again later, or pay another way.')
  passed = 700_000
  await expect.element(page.getByText('This code has expired. Get a new one.')).toBeVisible()
})

test('going back keeps the form, and an unchanged account needs no other code', async () => {
  const sent = fakeNetwork(...loads, sends)
  open()
  await confirm()
  await page.getByRole('button', { name: 'Change the details' }).click()
  await expect.element(field('IBAN')).toHaveValue('NL91 ABNA 0417 1643 00')
  await expect.element(page.getByRole('heading', { name: 'Which account should we debit?' })).toHaveFocus()
  await next.click()
  await expect.element(code).toBeVisible()
  expect(sentTo(sent, sendDebitCode.path)).toHaveLength(1)
  await page.getByRole('button', { name: 'Change the details' }).click()
  await field('City').fill('Haarlem')
  await next.click()
  await expect.poll(() => sentTo(sent, sendDebitCode.path)).toHaveLength(2)
})

test('a filled form asks before it is left, until it is sent; nothing of it is stored', async () => {
  const stored = vi.spyOn(Storage.prototype, 'setItem')
  fakeNetwork(
    ...loads,
    sends,
    on(createOrder, () => ({ order })),
  )
  open()
  await expect.element(next).toBeVisible()
  expect(rendered.isGuarded()).toBe(false)
  await confirm()
  expect(rendered.isGuarded()).toBe(true)
  await code.fill('123456')
  await pay.click()
  await expect.poll(() => rendered.visited).toEqual(['/transactions/order1'])
  expect(rendered.isGuarded()).toBe(false)
  const kept = JSON.stringify(stored.mock.calls)
  expect(kept).not.toContain('NL91')
  expect(kept).not.toContain('Prinsengracht')
})

test('§2: without a bundle the page offers them', async () => {
  fakeNetwork(on(getBundles, () => offer))
  open('')
  await page.getByRole('radio', { name: /150 credits/ }).click({ force: true })
  await expect
    .element(page.getByRole('link', { name: 'Get 150 credits for €21.99' }))
    .toHaveAttribute('href', '/directdebit?bundle=nl-150&country=NL')
})

test('a brand or country without direct debits leads to the other ways to pay', async () => {
  fakeNetwork(
    on(getPaymentMethods, () => methods),
    loads[1]!,
  )
  open()
  await expect
    .element(page.getByRole('heading', { name: 'You can’t pay this by direct debit' }))
    .toBeVisible()
})
