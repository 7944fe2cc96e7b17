import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startSimulator } from '../../../../../local/simulator/start-simulator.ts'
import { hyperswitch } from '../../../payments/hyperswitch/hyperswitch.ts'
import { openShop } from '../orders/fixture-shop.ts'
import { settleOrder } from '../settling/settle-order.ts'
import { debitCustomer, offerDebits } from './fixture-debits.ts'

const folder = mkdtempSync(join(tmpdir(), 'switch-'))
// No webhooks arrive: the test settles its order.
const { url, keys, stop } = await startSimulator({ folder, webhookUrl: () => 'http://127.0.0.1:9/' })
const payments = hyperswitch({ url, key: keys.apiKey, webhookKey: keys.webhookKey })
const shop = await openShop({ checkout: { payments, originOf: (domain) => `http://${domain}:3000` } })
await offerDebits(shop.database)
afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

function control(path: string, form: Readonly<Record<string, string>> = {}) {
  return fetch(new URL(`/control/${path}`, url), { method: 'POST', body: new URLSearchParams(form) })
}

test('§8: a debit from the code to its return, with the simulator', async () => {
  await control('behaviour', { debits: 'wait' })
  const ann = await debitCustomer(shop)
  const { order } = await ann.debit((await ann.sendCode()).code)
  expect(order).toMatchObject({ status: 'pending', payment_url: null })
  const settle = async () => settleOrder(shop.services, await shop.row(order.id))
  await control(`payments/${order.payment_id}/complete`)
  await settle()
  expect(await ann.state()).toMatchObject({ isPaid: true, transfers: ['order'] })
  await control(`payments/${order.payment_id}/return`)
  await settle()
  expect(await shop.row(order.id)).toMatchObject({ status: 'charged_back' })
  expect(await ann.state()).toMatchObject({ credits: 0, transfers: ['chargeback', 'order'] })
  expect(await ann.sendCode()).toMatchObject({ error: 'direct_debit_blocked' })
})
