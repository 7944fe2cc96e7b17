import { type Endpoint, pageData } from '../../../kit/page-data.ts'
import type { CartLine } from '../../api.ts'
import { readCart } from '../../cart-cookie.ts'

/** The endpoint with the lines of this visitor's cart. */
export const CART: Endpoint<readonly CartLine[]> = { address: '/checkout/api/cart' }
/** On `window`: this tab has changed the cart. Other teams may listen, too. */
const CHANGED = 'checkout:changed'

/** Changes the cart. Returns whether the server has done it. */
export async function changeCart(path: string, form: FormData): Promise<boolean> {
  const body = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value)
  const answer = await fetch(path, { method: 'POST', body, headers: { accept: 'application/json' } }).catch(
    () => undefined,
  )
  if (!answer?.ok) return false
  pageData.delete(CART.address)
  dispatchEvent(new CustomEvent(CHANGED))
  return true
}

export function onCartChange(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange)
  return () => removeEventListener(CHANGED, onChange)
}

/** The number of tractors in the cart. */
export function cartCount(): number {
  return readCart(document.cookie).reduce((sum, { quantity }) => sum + quantity, 0)
}
