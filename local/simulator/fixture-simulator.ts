import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { hyperswitch } from '../../api/src/payments/hyperswitch/hyperswitch.ts'
import { SIGNATURE_HEADER } from '../../api/src/payments/hyperswitch/webhook-signature.ts'
import type { NewPayment, Payments, Webhook } from '../../api/src/payments/port.ts'
import { switchId } from '../../api/src/payments/switch-id.ts'
import { validators } from './description/validators.ts'
import { startSimulator } from './start-simulator.ts'

interface Options {
  readonly folder?: string
  readonly now?: () => Date
  readonly retries?: readonly number[]
}

/** A simulator over real HTTP, its driver whose requests are checked, and a site that takes webhooks. */
export async function openSimulator({ folder = tempFolder(), now, retries }: Options = {}) {
  const site = await openSite()
  const setup = { folder, webhookUrl: () => site.url, ...(now && { now }), ...(retries && { retries }) }
  const running = await startSimulator(setup)
  onTestFinished(() => running.stop())
  const { url, keys } = running
  const payments = hyperswitch({
    url,
    key: keys.apiKey,
    webhookKey: keys.webhookKey,
    ...(now && { now }),
    inspect({ method, path, params = {}, query = {}, body }) {
      expect(validators().request(method, path, { path: params, query, body })).toBeUndefined()
    },
  })
  const post = (address: string, form: Readonly<Record<string, string>> = {}) =>
    fetch(new URL(address, url), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  return {
    ...running,
    folder,
    payments,
    post,

    /** The webhooks that arrived and whose signature is right. */
    webhooks: () =>
      site.received
        .map(({ body, signature }) => payments.parseWebhook(body, signature))
        .filter(Boolean) as Webhook[],

    /** All that arrived, forged ones too. */
    received: site.received,
    refuseWebhooks: (isRefusing: boolean) => void (site.isRefusing = isRefusing),

    async control(path: string, form?: Readonly<Record<string, string>>) {
      const { status } = await post(`/control/${path}`, form)
      expect(status).toBe(303)
    },

    /** Creates a payment with a page, and does there what a payer would; returns where the page leads. */
    async pay(form: Readonly<Record<string, string>>, change: Partial<NewPayment> = {}): Promise<PaidResult> {
      const payment = newPayment(change)
      const created = await payments.create(payment)
      if (!created.ok) throw new Error(created.error.message)
      const { link = '' } = created.value
      const response = await post(link, { type: 'credit', outcome: 'pay', ...form })
      return { id: payment.id, link, location: response.headers.get('location') ?? '' }
    },
  }
}

interface PaidResult {
  readonly id: string
  readonly link: string
  readonly location: string
}

let count = 0

export function newPayment(change: Partial<NewPayment> = {}): NewPayment {
  count++
  return {
    id: switchId('pay', `order ${count}`),
    amount: 1_999,
    currency: 'EUR',
    country: 'NL',
    orderId: `order ${count}`,
    customerId: 'member 1',
    merchant: 'Amberly',
    description: '120 credits',
    returnUrl: 'http://localhost:3000/transactions/1',
    expiresIn: 900,
    way: { kind: 'page', types: ['credit', 'ideal', 'sepa'], save: true },
    ...change,
  }
}

export async function stateOf(payments: Payments, id: string) {
  const found = await payments.fetch(id, { sync: true })
  return found.ok ? found.value.state : found.error.kind
}

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'simulator-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function openSite() {
  const received: { readonly body: Buffer; readonly signature: string }[] = []
  const site = { url: '', received, isRefusing: false }
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    if (!site.isRefusing) received.push({ body, signature: String(request.headers[SIGNATURE_HEADER]) })
    response.writeHead(site.isRefusing ? 503 : 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => server.close().closeAllConnections())
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return site
}
