import { Slot } from 'platform/runtime/remote'
import { Link, useNavigate } from 'platform/runtime/router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Store } from '../../../catalogue/catalogue.ts'
import button from '../../../kit/button.module.css'
import { type Endpoint, load, useData } from '../../../kit/page-data.ts'
import { changeCart } from '../cart/cart.ts'
import classes from './checkout.module.css'

/** Explore's own endpoint, which its store picker reads as well. */
const STORES: Endpoint<readonly Store[]> = { address: '/explore/api/stores' }

export const preload = () => load(STORES)

export function Page() {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  // Without scripts the button works, and the browser checks the form.
  const [isReady, setReady] = useState(true)
  const [hasFailed, setFailed] = useState(false)

  // Explore draws the stores in a root of its own, so React's events from there don't reach this one. Those of the form do.
  useEffect(() => {
    const element = form.current
    const check = () => setReady(element?.checkValidity() ?? false)
    const watch = new MutationObserver(check)
    if (element) watch.observe(element, { subtree: true, childList: true })
    element?.addEventListener('input', check)
    check()
    return () => {
      watch.disconnect()
      element?.removeEventListener('input', check)
    }
  }, [])

  async function order(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const isPlaced = await changeCart('/checkout/place-order', new FormData(event.currentTarget))
    if (isPlaced) await navigate('/checkout/thanks')
    else setFailed(true)
  }

  return (
    <div className={classes.page} data-boundary-page="checkout">
      <h1 className={classes.heading}>Checkout</h1>
      <form ref={form} action="/checkout/place-order" method="post" className={classes.form} onSubmit={order}>
        <div className={classes.names}>
          <label>
            First name
            {/* oxlint-disable-next-line jsx-a11y/autocomplete-valid -- the rule lacks this name of the standard */}
            <input type="text" name="firstname" autoComplete="given-name" required />
          </label>
          <label>
            Last name
            {/* oxlint-disable-next-line jsx-a11y/autocomplete-valid -- the rule lacks this name of the standard */}
            <input type="text" name="lastname" autoComplete="family-name" required />
          </label>
        </div>
        <Slot name="store-picker" className={classes.stores} />
        <PlainStores />
        <p className={classes.actions}>
          <button type="submit" className={button.button} disabled={!isReady}>
            Place the order
          </button>
          <Link to="/checkout/cart" className={`${button.button} ${button.quiet}`}>
            Back to the cart
          </Link>
        </p>
        <p role="status" className={classes.problem}>
          {hasFailed && 'The order was not placed. Is there a tractor in your cart?'}
        </p>
      </form>
    </div>
  )
}

/** Explore's widget is drawn by scripts; without them this is the same choice. */
function PlainStores() {
  const stores = useData(STORES)
  return (
    <noscript>
      <label>
        Where will you collect it?
        <select name="storeId" required defaultValue="">
          <option value="">Choose a store</option>
          {stores.map(({ id, name, city }) => (
            <option key={id} value={id}>
              {name}, {city}
            </option>
          ))}
        </select>
      </label>
    </noscript>
  )
}
