import { useSyncExternalStore } from 'react'
import { cartCount, onCartChange } from '../cart/cart.ts'
import classes from './mini-cart.module.css'

/** The number of tractors on the link to the cart, which lights up when it changes. */
export function Widget() {
  const count = useSyncExternalStore(onCartChange, cartCount)
  return (
    <output className={classes.place} data-boundary="checkout" aria-label="Tractors in the cart">
      {count > 0 && (
        <span key={count} className={classes.count}>
          {count}
        </span>
      )}
    </output>
  )
}
