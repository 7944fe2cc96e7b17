import { cancelOrder, createOrder, getOrder, type InputOf, type Order } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { AppOptions } from '../../../app.ts'
import type { Clock } from '../../../clock.ts'
import type { Log } from '../../../db/log.ts'
import { newId } from '../../../db/new-id.ts'
import { type BrandId, openWorld } from '../../../fixtures/world.ts'
import { member } from '../../../tables/account.ts'
import { ledgerAccount } from '../../../tables/credits.ts'
import { userEvent } from '../../../tables/events.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { paymentEvent, paymentOrder } from '../../../tables/orders.ts'
import { addMember } from '../../account/fixture-member.ts'
import { beginSession } from '../../account/sessions/sessions.ts'
import { FakePayments, fakeCheckout, SIGNATURE } from '../fixtures/fake-payments.ts'
import { findStatement } from '../ledger/statement.ts'
import type { OrderRow } from '../order/order-answer.ts'
import type { OrderServices } from '../order/order-services.ts'
import { bundleIn } from './fixture-orders.ts'

type OrderRequest = InputOf<typeof createOrder>['body']

/** A clock that a test moves. */
class TestClock implements Clock {
  private offset = 0

  now() {
    return new Date(Date.now() + this.offset)
  }

  pass(milliseconds: number) {
    this.offset += milliseconds
  }
}

/** For the top of a test file: the site with a switch in memory. */
export async function openShop(options: Partial<Omit<AppOptions, 'database'>> = {}) {
  const payments = new FakePayments()
  const checkout = options.checkout ?? fakeCheckout(payments)
  const clock = new TestClock()
  const world = await openWorld({ clock, ...options, checkout })
  const { app, database } = world
  const { db } = database
  const logged: string[] = []
  const note = (sentence: string) => void logged.push(sentence)
  const log: Log = { info: note, warn: note, error: note }
  const services: OrderServices = { ...checkout, database, clock, log }
  const smallest = await bundleIn(database, { brandId: 'amberly' })

  return {
    ...world,
    payments,
    clock,
    services,
    logged,

    async customer(overrides: Parameters<typeof addMember>[1] = {}) {
      const { brandId, memberId } = await addMember(database, overrides)
      const session = await beginSession(database, { brandId, memberId, label: 'a test' }, clock.now())
      const headers = {
        ...(await world.headersOf(brandId as BrandId, 'visitor')),
        cookie: `session=${session}`,
      }
      const owner: MemberKey = { brandId, memberId }

      return {
        ...owner,
        owner,
        headers,

        async order(changes: Partial<OrderRequest> = {}) {
          const { id: bundle, price: amount } = smallest
          const body = { id: newId(), bundle, payment_method: 'ideal', country: 'NL', amount, ...changes }
          const answer = await app.inject({ method: 'POST', url: createOrder.path, headers, payload: body })
          const isDone = answer.statusCode === 200
          return {
            status: answer.statusCode,
            code: isDone ? undefined : answer.json<{ error: { code: string } }>().error.code,
            order: (isDone ? answer.json<{ order: Order }>().order : undefined) as Order,
          }
        },

        async cancel(id: string) {
          const payload = { id }
          const answer = await app.inject({ method: 'DELETE', url: cancelOrder.path, headers, payload })
          return { status: answer.statusCode, ...answer.json<{ order?: Order; error?: { code: string } }>() }
        },

        async poll(id: string) {
          const answer = await app.inject({ url: getOrder.path, query: { id }, headers })
          return answer.json<{ order: Order }>().order
        },

        async state() {
          const [found] = await db.select().from(member).where(eq(member.id, memberId))
          const [account] = await db.select().from(ledgerAccount).where(eq(ledgerAccount.memberId, memberId))
          const grants = await findStatement(db, owner)
          return {
            isPaid: found?.isPaid,
            credits: account?.balance ?? 0,
            transfers: grants.map(({ kind }) => kind),
          }
        },

        async events() {
          const rows = await db
            .select({ event: userEvent.event })
            .from(userEvent)
            .where(eq(userEvent.memberId, memberId))
            .orderBy(userEvent.sequence)
          return rows.map(({ event }) => event)
        },
      }
    },

    async row(id: string): Promise<OrderRow> {
      const [found] = await db.select().from(paymentOrder).where(eq(paymentOrder.id, id))
      return found ?? expect.fail(`There is no order ${id}.`)
    },

    async webhook(paymentId: string, { eventId = newId(), signature = SIGNATURE } = {}) {
      return app.inject({
        method: 'POST',
        url: '/api/payment-webhook.php',
        query: { provider: 'hyperswitch' },
        headers: { host: 'localhost', 'x-webhook-signature-512': signature },
        payload: { event_id: eventId, payment_id: paymentId },
      })
    },

    async waitingEvents() {
      const rows = await db.select().from(paymentEvent)
      return rows.filter(({ handledAt }) => handledAt === null).map(({ id }) => id)
    },
  }
}
