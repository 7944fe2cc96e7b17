import { type AnswerOf, createOrder, type getBundles, type Order, type User } from 'contracts'
import { expect, test } from 'vitest'
import { newId } from '../api/src/db/new-id.ts'
import { testDatabase } from '../api/src/db/testing/test-database.ts'
import { DEMO_PASSWORD, demoEmail } from './demo-world/accounts/demo-accounts.ts'
import { startLocal } from './fixture-process.ts'

const { url: DATABASE_URL } = await testDatabase()

test('§4: on a site of this machine a member buys credits at the simulator, whose webhook alone makes them premium', {
  timeout: 120_000,
}, async () => {
  const site = startLocal({ PORT: '0', DEMO: '3', DATABASE_URL })
  const url = await site.url()
  let cookie = ''
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const response = await fetch(url + path, {
      headers: { 'x-client-type': 'web', cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    expect([path, response.status]).toEqual([path, 200])
    return (await response.json()) as T
  }
  const user = async () => (await call<{ user: User }>('/api/user.php')).user
  await call('/api/user.php', { email: demoEmail('free'), password: DEMO_PASSWORD })
  const { credits: before } = await user()
  const { is_for_sale, bundles, discount } = await call<AnswerOf<typeof getBundles>>(
    '/api/bundles.php?country=NL',
  )
  expect(is_for_sale).toBe(true)
  const [{ id: bundle, price: amount, credits } = expect.fail()] = bundles
  const { order } = await call<{ order: Order }>(createOrder.path, {
    id: newId(),
    bundle,
    amount,
    payment_method: 'ideal',
    country: 'NL',
    discount_code: discount?.code,
  })
  expect(order.status).toBe('pending')
  const body = new URLSearchParams({ type: 'ideal', outcome: 'pay' })
  const paid = await fetch(order.payment_url ?? '', { method: 'POST', body, redirect: 'manual' })
  expect(paid.headers.get('location')).toContain(`/transactions/${order.id}`)
  await expect
    .poll(user, { timeout: 10_000 })
    .toMatchObject({ role: 'premium', paid_user: true, credits: before + credits })
})
