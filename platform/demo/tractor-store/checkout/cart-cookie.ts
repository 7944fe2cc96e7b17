/** The cart is a cookie such as `cart=CL-01-GR_2.AU-03-VI_1`, which the server writes, and scripts read as well. */
export interface CartItem {
  readonly sku: string
  readonly quantity: number
}

const NAME = 'cart'
const ITEM = /^([\w-]+)_([1-9]\d?)$/

/** The cart in a `Cookie` header, or in `document.cookie`. */
export function readCart(cookies = ''): readonly CartItem[] {
  const own = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${NAME}=`))
  return (own?.slice(NAME.length + 1) ?? '').split('.').flatMap((text) => {
    const [, sku, quantity] = ITEM.exec(text) ?? []
    return sku === undefined ? [] : [{ sku, quantity: Number(quantity) }]
  })
}

/** A `Set-Cookie` header that keeps the cart for a month. */
export function cartCookie(items: readonly CartItem[]): string {
  const text = items.map(({ sku, quantity }) => `${sku}_${quantity}`).join('.')
  return `${NAME}=${text}; path=/; max-age=${items.length > 0 ? 2_592_000 : 0}; samesite=lax`
}
