import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { checkoutApi } from './api.ts'
import { readCart } from './cart-cookie.ts'

const offer = (sku: string, inventory: number) => ({
  id: 'CL-01',
  sku,
  name: sku,
  price: 100,
  image: '',
  inventory,
})

function open() {
  const app = Fastify()
  checkoutApi(app, { variants: [offer('A-1', 2), offer('B-1', 0)] })
  let cookie = ''
  /** Posts a form as a script does, or as a page without scripts. */
  async function post(url: string, form: Readonly<Record<string, string>>, accept = 'application/json') {
    const answer = await app.inject({
      method: 'POST',
      url: `/checkout/${url}`,
      headers: { cookie, accept, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
    cookie = String(answer.headers['set-cookie'] ?? cookie).split(';')[0] ?? ''
    return answer
  }
  return { app, post, cart: () => readCart(cookie) }
}

test('adds up to the stock, and removes', async () => {
  const { post, cart } = open()
  const add = async (sku: string) => (await post('cart/add', { sku })).statusCode
  expect([await add('A-1'), await add('A-1'), await add('A-1')]).toEqual([204, 204, 409])
  expect(await add('B-1')).toBe(409)
  expect(await add('unknown')).toBe(409)
  expect(cart()).toEqual([{ sku: 'A-1', quantity: 2 }])
  await post('cart/remove', { sku: 'A-1' })
  expect(cart()).toEqual([])
})

test('a plain form leads on to the next page', async () => {
  const { post, cart } = open()
  const added = await post('cart/add', { sku: 'A-1' }, 'text/html')
  expect([added.statusCode, added.headers.location]).toEqual([303, '/checkout/cart'])
  const incomplete = await post('place-order', { firstname: 'Ida' }, 'text/html')
  expect(incomplete.headers.location).toBe('/checkout/checkout')
  expect(cart()).toHaveLength(1)
  const order = { firstname: 'Ida', lastname: 'Fields', storeId: 'saltley' }
  expect((await post('place-order', order, 'text/html')).headers.location).toBe('/checkout/thanks')
  expect(cart()).toEqual([])
})

test('an empty cart orders nothing', async () => {
  const { post } = open()
  const order = { firstname: 'Ida', lastname: 'Fields', storeId: 'saltley' }
  expect((await post('place-order', order)).statusCode).toBe(400)
})

test.each(['', 'cart=', 'cart=A-1', 'cart=A-1_0', 'cart=A-1_100', 'cart=<b>_1', 'basket=A-1_1'])(
  'reads nothing from %j',
  (cookies) => {
    expect(readCart(cookies)).toEqual([])
  },
)
