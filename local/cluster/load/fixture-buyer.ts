import { setTimeout as sleep } from 'node:timers/promises'
import { type AnswerOf, createOrder, getBundles } from 'contracts'
import { newId } from '../../../api/src/db/new-id.ts'
import type { Talker } from './fixture-talker.ts'

/** Buys credits at the stand-in for the payment switch until told to end; returns the orders that were paid there. */
export async function buy(talker: Talker, end: AbortSignal, pause: number): Promise<string[]> {
  const paid: string[] = []
  while (!end.aborted) {
    const url = await order(talker, end)
    if (url) {
      const id = await pay(url, end)
      if (id) paid.push(id)
    }
    await sleep(pause)
  }
  return paid
}

/** Pays at the switch, however often that has to be tried; returns the id of the order. */
async function pay(url: string, end: AbortSignal): Promise<string | undefined> {
  const body = new URLSearchParams({ type: 'ideal', outcome: 'pay' })
  while (!end.aborted) {
    try {
      const { headers } = await fetch(url, { method: 'POST', body, redirect: 'manual' })
      return /\/transactions\/([\w-]+)/.exec(headers.get('location') ?? '')?.[1]
    } catch {
      // The switch is away.
      await sleep(500)
    }
  }
  return undefined
}

/** Makes one order, however often it has to be sent; returns the page where it is paid. */
async function order(talker: Talker, end: AbortSignal): Promise<string | undefined> {
  const id = newId()
  while (!end.aborted) {
    const { answer: offer } = await talker.call<AnswerOf<typeof getBundles>>(getBundles, {
      search: '?country=NL',
    })
    const [bundle] = offer?.bundles ?? []
    if (bundle) {
      const chosen = { bundle: bundle.id, amount: bundle.price, discount_code: offer?.discount?.code }
      const body = JSON.stringify({ id, payment_method: 'ideal', country: 'NL', ...chosen })
      const { answer } = await talker.call<AnswerOf<typeof createOrder>>(createOrder, { body })
      // The switch may not have answered yet.
      if (answer?.order.payment_url) return answer.order.payment_url
    }
    await sleep(1_000)
  }
  return undefined
}
