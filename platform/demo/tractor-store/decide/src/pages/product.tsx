import { type PreloadInput, Slot } from 'platform/runtime/remote'
import { Link, usePageTitle, useParams, useSearchParams } from 'platform/runtime/router'
import type { Offer, Product } from '../../../catalogue/catalogue.ts'
import button from '../../../kit/button.module.css'
import { type Endpoint, load, useData } from '../../../kit/page-data.ts'
import { Picture } from '../../../kit/picture.tsx'
import { priceText } from '../../../kit/price.ts'
import classes from './product.module.css'

const productAt = (id = ''): Endpoint<Product> => ({ address: `/decide/api/products/${id}` })
/** Checkout's own endpoint, which its button reads as well. */
const offerAt = (sku = ''): Endpoint<Offer> => ({ address: `/checkout/api/offers/${sku}` })

export async function preload({ params, search }: PreloadInput) {
  const product = await load(productAt(params['id']))
  await load(offerAt(chosenIn(product, search)?.sku))
}

export function Page() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const product = useData(productAt(id))
  const chosen = chosenIn(product, search)
  usePageTitle(product.name)
  return (
    <div data-boundary-page="decide">
      <div className={classes.product}>
        <Picture
          image={chosen?.image ?? ''}
          alt={`${product.name} in ${chosen?.name}`}
          className={classes.picture}
          sizes="(min-width: 48rem) 38rem, 100vw"
          width="400"
          height="300"
          fetchPriority="high"
        />
        <div>
          <h1 className={classes.name}>{product.name}</h1>
          <ul className={classes.highlights}>
            {product.highlights?.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
          <h2 className={classes.label}>
            Colour: <span>{chosen?.name}</span>
          </h2>
          <div className={classes.variants}>
            {product.variants.map(({ sku, name, color }) => (
              <Link
                key={sku}
                to={`/product/${id}?sku=${sku}`}
                replace
                preventScrollReset
                aria-current={sku === chosen?.sku ? 'true' : undefined}
                className={classes.variant}
              >
                <span className={classes.color} style={{ background: color }} />
                {name}
              </Link>
            ))}
          </div>
          <div className={classes.purchase}>
            <Slot name="purchase" />
            {chosen && <PlainForm sku={chosen.sku} />}
          </div>
        </div>
      </div>
      <Slot name="recommendations" className={classes.recommendations} />
    </div>
  )
}

/** Checkout's widget is drawn by scripts; without them this form does the same. */
function PlainForm({ sku }: { readonly sku: string }) {
  const { price } = useData(offerAt(sku))
  return (
    <noscript>
      <p className={classes.price}>{priceText(price)}</p>
      <form action="/checkout/cart/add" method="post">
        <input type="hidden" name="sku" value={sku} />
        <button type="submit" className={button.button}>
          Add to cart
        </button>
      </form>
    </noscript>
  )
}

/** The variant that the address names, or the first one. */
function chosenIn({ variants }: Product, search: URLSearchParams) {
  return variants.find(({ sku }) => sku === search.get('sku')) ?? variants[0]
}
