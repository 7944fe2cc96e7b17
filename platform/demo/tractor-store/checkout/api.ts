import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type CartItem, cartCookie, readCart } from './cart-cookie.ts'

/** A line of the cart. */
export interface CartLine {
  readonly sku: string
  readonly name: string
  readonly image: string
  readonly url: string
  readonly quantity: number
  readonly price: number
}

const MOST = 99

type Form = Readonly<Record<string, string>>

/** Answers what checkout's pages and widgets read, and changes the cart, for scripts and for plain forms. */
export function checkoutApi(app: FastifyInstance, { variants }: Catalogue['checkout']) {
  const offers = new Map(variants.map((offer) => [offer.sku, offer]))

  // Plain forms, and the scripts in their place, send this.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.get<{ Params: { sku: string } }>('/checkout/api/offers/:sku', async ({ params }, reply) => {
    const offer = offers.get(params.sku)
    if (!offer) return reply.code(404).send({})
    return reply.header('platform-shared', 'catalogue').send(offer)
  })

  app.get('/checkout/api/cart', async (request, reply) => {
    const lines = cartOf(request).flatMap(({ sku, quantity }): CartLine[] => {
      const offer = offers.get(sku)
      if (!offer) return []
      const { id, name, image, price } = offer
      return [{ sku, name, image, price, quantity, url: `/product/${id}?sku=${sku}` }]
    })
    return reply.header('cache-control', 'no-store').send(lines)
  })

  app.post<{ Body: Form }>('/checkout/cart/add', async (request, reply) => {
    const { sku = '' } = request.body
    const most = Math.min(offers.get(sku)?.inventory ?? 0, MOST)
    const items = cartOf(request)
    const quantity = (items.find((item) => item.sku === sku)?.quantity ?? 0) + 1
    if (quantity > most) return changed(request, reply, items, 409)
    return changed(request, reply, [...without(items, sku), { sku, quantity }])
  })

  app.post<{ Body: Form }>('/checkout/cart/remove', async (request, reply) =>
    changed(request, reply, without(cartOf(request), request.body['sku'])),
  )

  app.post<{ Body: Form }>('/checkout/place-order', async (request, reply) => {
    const { firstname, lastname, storeId } = request.body
    const isComplete = firstname && lastname && storeId && cartOf(request).length > 0
    if (!isComplete)
      return wantsPage(request) ? reply.redirect('/checkout/checkout', 303) : reply.code(400).send()
    reply.header('set-cookie', cartCookie([]))
    return wantsPage(request) ? reply.redirect('/checkout/thanks', 303) : reply.code(204).send()
  })
}

const cartOf = (request: FastifyRequest) => readCart(request.headers.cookie)

const without = (items: readonly CartItem[], sku: string | undefined) =>
  items.filter((item) => item.sku !== sku)

/** A plain form leads to the cart; a script gets the status alone. */
function changed(request: FastifyRequest, reply: FastifyReply, items: readonly CartItem[], status = 204) {
  reply.header('set-cookie', cartCookie(items))
  return wantsPage(request) ? reply.redirect('/checkout/cart', 303) : reply.code(status).send()
}

const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false
