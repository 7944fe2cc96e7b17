import { Slot } from 'platform/runtime/remote'
import { Link } from 'platform/runtime/router'
import { type FormEvent, useState } from 'react'
import button from '../../../kit/button.module.css'
import { load, useData } from '../../../kit/page-data.ts'
import { Picture } from '../../../kit/picture.tsx'
import { priceText } from '../../../kit/price.ts'
import { CART, changeCart } from '../cart/cart.ts'
import classes from './cart.module.css'

export const preload = () => load(CART)

export function Page() {
  const [lines, setLines] = useState(useData(CART))
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

  async function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    await changeCart('/checkout/cart/remove', new FormData(event.currentTarget))
    setLines(await load(CART))
  }

  return (
    <div data-boundary-page="checkout">
      <h1 className={classes.heading}>Your cart</h1>
      {lines.length === 0 ? (
        <p className={classes.empty}>
          There is no tractor in it yet. <Link to="/products">Find one</Link>
        </p>
      ) : (
        <>
          <ul className={classes.lines}>
            {lines.map(({ sku, name, image, url, quantity, price }) => (
              <li key={sku} className={classes.line}>
                <Link to={url} tabIndex={-1} aria-hidden="true">
                  <Picture image={image} widths={[200, 400]} sizes="8rem" width="400" height="300" />
                </Link>
                <div>
                  <Link to={url} className={classes.name}>
                    {name}
                  </Link>
                  <p className={classes.sku}>{sku}</p>
                </div>
                <span>{quantity} ×</span>
                <span className={classes.price}>{priceText(price)}</span>
                <form action="/checkout/cart/remove" method="post" onSubmit={remove}>
                  <input type="hidden" name="sku" value={sku} />
                  <button type="submit" className={classes.remove} aria-label={`Remove ${name}`}>
                    Remove
                  </button>
                </form>
              </li>
            ))}
          </ul>
          <p className={classes.total}>
            Total <strong>{priceText(total)}</strong>
          </p>
          <p className={classes.actions}>
            <Link to="/products" className={`${button.button} ${button.quiet}`}>
              Continue shopping
            </Link>
            <Link to="/checkout/checkout" className={button.button}>
              Checkout
            </Link>
          </p>
        </>
      )}
      <Slot name="recommendations" className={classes.recommendations} />
    </div>
  )
}
