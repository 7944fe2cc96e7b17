import { getSpending, getTransactions, type Spending, setSpendingLimit } from 'contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeNetwork, on, Refused } from '../../fixture-network.ts'
import { premiumMember } from '../../fixture-offers.ts'
import { renderInPage } from '../../fixture-page.tsx'
import { Page } from '../../pages/transactions.tsx'
import { paid, spending, twoCurrencies } from '../fixture-payments.ts'

let unmount = () => {}
function open(hash = '') {
  const scene = { path: '/transactions', hash, pattern: '/transactions/:id?', user: premiumMember }
  unmount = renderInPage(<Page />, scene).unmount
}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

const history = on(getTransactions, () => ({ orders: [paid], has_more: false }))
const is = (known: Spending) => on(getSpending, () => known)
const amount = page.getByRole('textbox', { name: /The most you want to spend in a month/ })
const button = (name: string) => page.getByRole('button', { name })

test('the payments show while the spending is still on its way, or missing', async () => {
  fakeNetwork(history)
  open()
  await expect.element(page.getByRole('link', { name: '150 credits' })).toBeVisible()
  unmount()
  fakeNetwork(
    history,
    on(getSpending, () => new Refused('forbidden', 403)),
  )
  open()
  await expect.element(page.getByRole('alert').getByText('You can’t do that here')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '150 credits' })).toBeVisible()
})

test('the table has the same twelve months as the chart, by keyboard', async () => {
  fakeNetwork(history, is(spending))
  open()
  await expect.element(page.getByText('€31.98').first()).toBeVisible()
  const bars = [...document.querySelectorAll('aside rect')].map((bar) =>
    Number.parseFloat(bar.getAttribute('height') ?? ''),
  )
  expect(bars).toHaveLength(12)
  page.getByText('In figures').element().closest('summary')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('row', { name: 'March 2026 €31.98' })).toBeVisible()
  const cells = [...document.querySelectorAll('aside td')].map((cell) =>
    Number(cell.textContent.replace('€', '')),
  )
  // The top of the chart is €50.
  expect(cells.toReversed().map((spent) => spent * 2)).toEqual(bars.map((height) => expect.closeTo(height)))
})

test('with several currencies, the one that was paid in last shows first, one at a time', async () => {
  fakeNetwork(history, is(twoCurrencies))
  open()
  await expect.element(page.getByText('€31.98').first()).toBeVisible()
  await page.getByRole('button', { name: /Currency/ }).click()
  await page.getByRole('option', { name: 'GBP' }).click()
  await expect.element(page.getByText('£0.00').first()).toBeVisible()
  expect(page.getByText('€31.98').query()).toBeNull()
})

test('a limit says from when it will count while it is typed, and is sent once', async () => {
  const sent = fakeNetwork(
    history,
    is(spending),
    on(setSpendingLimit, ({ body }) => ({
      ...spending,
      next_limit: { limit: body.limit, from: '2026-03-02T12:00:00.000Z' },
    })),
  )
  open()
  await button('Change the limit').click()
  await expect.element(amount).toHaveFocus()
  await expect.element(amount).toHaveAccessibleDescription(/A lower limit starts right away/)
  await userEvent.keyboard('fifty{Enter}')
  await expect.element(amount).toHaveAccessibleDescription(/Enter an amount, such as 50/)
  await amount.fill('49,50')
  await expect.element(amount).toHaveAccessibleDescription(/This limit starts right away/)
  await amount.fill('80')
  await expect.element(amount).toHaveAccessibleDescription(/so it starts after 24 hours/)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/From Mar 2, 2026, .*, the limit is €80.00/)).toBeVisible()
  await expect.element(page.getByText(/You can spend up to €50.00/)).toBeVisible()
  await expect.element(button('Change the limit')).toHaveFocus()
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { limit: { amount: 8_000, currency: 'EUR' } },
  ])
})

test('§9 what waits to be paid never reads as spent, and can be finished or cancelled', async () => {
  const limit_left = { ...spending.limit_left!, left: 251, waiting: 2_199, waiting_order: 'o1' }
  fakeNetwork(history, is({ ...spending, limit_left }))
  open()
  await expect
    .element(page.getByText('€2.51 left this month. €21.99 is still waiting to be paid.'))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Finish or cancel it' }))
    .toHaveAttribute('href', '/transactions/o1')
})

test('a limit that is about to end can be kept', async () => {
  const ending: Spending = { ...spending, next_limit: { limit: null, from: '2026-03-02T12:00:00.000Z' } }
  const sent = fakeNetwork(
    history,
    is(spending),
    on(setSpendingLimit, ({ body }) => (body.limit ? spending : ending)),
  )
  open()
  await button('Remove the limit').click()
  await expect.element(page.getByText(/From Mar 2, 2026, .*, there is no limit/)).toBeVisible()
  expect(button('Remove the limit').query()).toBeNull()
  await button('Keep it as it is').click()
  await expect.element(button('Remove the limit')).toBeVisible()
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body.limit)).toEqual([
    null,
    spending.limit,
  ])
})

test('a user who never paid can set a limit, in the currency of their country', async () => {
  const sent = fakeNetwork(
    on(getTransactions, () => ({ orders: [], has_more: false })),
    is({ currencies: [], limit: null, limit_left: null, next_limit: null }),
    on(setSpendingLimit, ({ body }) => ({
      currencies: [],
      limit: body.limit,
      limit_left: null,
      next_limit: null,
    })),
  )
  open()
  await button('Set a limit').click()
  await amount.fill('20')
  await button('Save').click()
  await expect.element(page.getByText(/You can spend up to/)).toBeVisible()
  expect(sent.at(-1)?.body.limit.amount).toBe(2_000)
})

test('a link to the limit arrives at it, though it loads later than the page', async () => {
  fakeNetwork(history, is(spending))
  open('#monthly-limit')
  await expect.element(page.getByRole('heading', { name: 'Monthly limit' })).toHaveFocus()
})
