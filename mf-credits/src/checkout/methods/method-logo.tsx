import type { PaymentMethodId } from 'contracts'
import { methodLogos } from './method-logos.ts'
import classes from './payment-methods.module.css'

/** A drawing of ours, no trademark; the name stands beside it. */
export function MethodLogo({ method }: { readonly method: PaymentMethodId }) {
  return <img src={methodLogos[method]} alt="" width="44" height="28" className={classes['logo']} />
}
