import { Link, useLocation } from 'platform/runtime/router'
import { type FormEvent, Suspense, useState } from 'react'
import type { Offer, Product } from '../../../catalogue/catalogue.ts'
import button from '../../../kit/button.module.css'
import { type Endpoint, useData } from '../../../kit/page-data.ts'
import { priceText } from '../../../kit/price.ts'
import { changeCart } from '../cart/cart.ts'
import classes from './add-to-cart.module.css'

/** Decide's own endpoint, which its page reads as well. */
const productAt = (id: string): Endpoint<Product> => ({ address: `/decide/api/products/${id}` })
const offerAt = (sku: string): Endpoint<Offer> => ({ address: `/checkout/api/offers/${sku}` })

/** Price, stock and button for the variant in the address of a product's page. */
export function Widget() {
  const { pathname, search } = useLocation()
  const [, id] = /^\/product\/([^/]+)/.exec(pathname) ?? []
  const sku = new URLSearchParams(search).get('sku')
  const [shown, show] = useState({ id, sku })
  // While the visitor leaves the page, the address is another page's already.
  if (id !== undefined && (id !== shown.id || sku !== shown.sku)) show({ id, sku })
  return (
    <div data-boundary="checkout">
      <Suspense>{shown.id !== undefined && <Chosen id={shown.id} sku={shown.sku} />}</Suspense>
    </div>
  )
}

/** As on decide's page, an unknown variant stands for the first one. */
function Chosen({ id, sku }: { readonly id: string; readonly sku: string | null }) {
  const { variants } = useData(productAt(id))
  const chosen = variants.find((variant) => variant.sku === sku) ?? variants[0]
  return chosen && <AddToCart key={chosen.sku} sku={chosen.sku} />
}

function AddToCart({ sku }: { readonly sku: string }) {
  const { price, inventory } = useData(offerAt(sku))
  const [state, setState] = useState<'idle' | 'added' | 'failed'>('idle')

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const isAdded = await changeCart('/checkout/cart/add', new FormData(event.currentTarget))
    setState(isAdded ? 'added' : 'failed')
  }

  return (
    <form action="/checkout/cart/add" method="post" onSubmit={add}>
      <input type="hidden" name="sku" value={sku} />
      <p className={classes.offer}>
        <strong className={classes.price}>{priceText(price)}</strong>
        <span className={inventory > 0 ? classes.stock : classes.none}>
          {inventory > 0 ? `${inventory} in stock, ready to collect` : 'Sold out'}
        </span>
      </p>
      <button type="submit" className={button.button} disabled={inventory === 0}>
        Add to cart
      </button>
      <p className={classes.result} role="status">
        {state === 'added' && (
          <>
            It is in your cart. <Link to="/checkout/cart">View the cart</Link>
          </>
        )}
        {state === 'failed' && 'It could not be added. Perhaps you have the last one already.'}
      </p>
    </form>
  )
}
