import {
  askStaffOrder,
  compareDay,
  findStaffOrders,
  getLedgerProofs,
  getReconciliation,
  getStaffOrder,
  getWaitingMoney,
  refundStaffOrder,
  type StaffRole,
} from 'contracts'
import { queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Asked, fakeServer, renderStaff } from '../fixture-page.tsx'
import { staffWith, startStaff } from '../fixture-staff.ts'
import { staffPage } from '../staff-page.tsx'
import { Reconciliation } from './day/reconciliation.tsx'
import { differing, paidOrder } from './fixture-order.ts'
import { OrderPage } from './order/order-page.tsx'
import { refundOf } from './order/refund-of.ts'
import { Orders } from './orders/orders.tsx'
import { WaitingMoney } from './waiting/waiting-money.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
})

type Answers = Parameters<typeof fakeServer>[0]

function open(Content: typeof Orders, answers: Answers, search = '', role: StaffRole = 'finance') {
  const asked = fakeServer({
    [`GET ${getStaffOrder.path}`]: () => paidOrder,
    [`GET ${getLedgerProofs.path}`]: () => ({ proofs: [], next: null }),
    ...answers,
  })
  startStaff(staffWith({ roles: [role] }))
  const { Page } = staffPage({ roles: ['finance', 'support'], Content })
  unmount = renderStaff(<Page />, search).unmount
  return asked
}

const sent = (asked: readonly Asked[], path: string) => asked.filter((one) => one.path === path)

test('the list asks for what the address names, and leads to each order and the next page', async () => {
  const orders = [{ ...paidOrder.order, attention: 'differs' }]
  const find = `GET ${findStaffOrders.path}`
  const asked = open(
    Orders,
    { [find]: () => ({ orders, next: 'o1' }) },
    '?status=paid&method=gold&text=pay_1',
  )
  const row = page.getByRole('row', { name: /pay_1/ })
  await expect.element(row.getByRole('link', { name: 'o1' })).toHaveAttribute('href', '/staff/orders/o1')
  await expect.element(row.getByText('Provider disagrees')).toBeVisible()
  await expect.element(row.getByText('€10.39')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Next page' })).toBeVisible()
  expect(sent(asked, find).map(({ query }) => query)).toEqual([{ status: 'paid', text: 'pay_1' }])
})

test('without orders, the list says what to do', async () => {
  open(Orders, { [`GET ${findStaffOrders.path}`]: () => ({ orders: [], next: null }) }, '?country=NL')
  await expect.element(page.getByText('Nothing fits. Try fewer filters.')).toBeVisible()
})

test('the switch’s state stands beside ours, and asking again shows what it says then', async () => {
  const ask = `POST ${askStaffOrder.path}`
  const pending = { ...paidOrder, order: { ...paidOrder.order, status: 'pending' }, answer: differing }
  const agreeing = { ...paidOrder, answer: { ...differing, differences: [] } }
  open(OrderPage, { [`GET ${getStaffOrder.path}`]: () => pending, [ask]: () => agreeing })
  await expect.element(page.getByText('Another state')).toBeVisible()
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect.element(page.getByText('Both sides say the same')).toBeVisible()
})

test('an order leads back to the orders', async () => {
  open(OrderPage, {})
  const back = page.getByRole('link', { name: 'Orders' })
  await expect.element(back).toHaveAttribute('href', '/staff/orders')
})

test('a day that is none is named, and today shows', async () => {
  open(
    Reconciliation,
    { [`GET ${getReconciliation.path}`]: () => new Promise<never>(() => {}) },
    '?day=rubbish',
  )
  await expect.element(page.getByText(/^“rubbish” isn’t a day, so this is/)).toBeVisible()
})

test('a part is refunded for its price, with a reason', async () => {
  const refund = `POST ${refundStaffOrder.path}`
  const asked = open(OrderPage, { [refund]: () => paidOrder })
  await page.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund this order' })
  const credits = dialog.getByRole('spinbutton', { name: 'Credits to refund' })
  await expect.element(dialog.getByText('The member gets €10.39 back.')).toBeVisible()
  await credits.fill('61')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect.element(dialog.getByText('Enter a whole number from 1 to 60')).toBeVisible()
  await credits.fill('20')
  await expect.element(dialog.getByText('The member gets €3.33 back.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Paid twice')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent(asked, refund)[0]?.body).toMatchObject({ credits: 20, reason: 'Paid twice' })
})

test('the fee goes back only with all credits', () => {
  expect([refundOf(paidOrder, 60), refundOf(paidOrder, 59)]).toEqual([1_039, 982])
})

test('the support reads an order, and changes nothing of it', async () => {
  open(OrderPage, {}, '', 'support')
  await expect.element(page.getByRole('heading', { name: 'Our side' })).toBeVisible()
  for (const name of ['Ask now', 'Refund'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
})

test('what waits can be empty', async () => {
  open(WaitingMoney, { [`GET ${getWaitingMoney.path}`]: () => ({ waiting: [], next: null }) })
  await expect.element(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible()
})

test('a day shows three books and their differences, and is compared until nothing is left', async () => {
  const sum = { payments: 1, paid: 999, refunded: 0 }
  const day = {
    currencies: [{ currency: 'EUR', ours: { ...sum, payments: 0, paid: 0 }, switch: sum, ledger: sum }],
    orders: 2,
    unasked: 1,
    asked_since: differing.asked_at,
    differences: [{ ...paidOrder.order, differences: ['status'], answer: differing }],
    is_cut: false,
  }
  const compare = `POST ${compareDay.path}`
  const since = '2026-11-20T09:00:00.000Z'
  let left = 2
  const asked = open(
    Reconciliation,
    {
      [`GET ${getReconciliation.path}`]: () => day,
      [compare]: () => {
        left -= 1
        return { left, since }
      },
    },
    '?day=2026-11-20',
  )
  const books = page.getByRole('region', { name: 'Sums of the three books' })
  await expect
    .element(books.getByRole('row', { name: /Payment provider · EUR/ }).getByText('€9.99'))
    .toBeVisible()
  await expect.element(page.getByText(/^The provider has answered about 1 of 2 orders/)).toBeVisible()
  const differences = page.getByRole('region', { name: 'Differences' })
  await expect.element(differences.getByRole('link', { name: 'o1' })).toBeVisible()
  await page.getByRole('button', { name: 'Ask about every payment' }).click()
  await expect
    .poll(() => sent(asked, compare).map(({ body }) => body))
    .toEqual([{ day: '2026-11-20' }, { day: '2026-11-20', since }])
})
