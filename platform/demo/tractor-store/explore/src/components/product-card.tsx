import { Link } from 'platform/runtime/router'
import type { ListedProduct } from '../../../catalogue/catalogue.ts'
import { Picture } from '../../../kit/picture.tsx'
import { priceText } from '../../../kit/price.ts'
import classes from './product-card.module.css'

/** A product in a list. `isEarly` loads its picture at once. */
export function ProductCard({
  name,
  image,
  startPrice,
  url,
  isEarly,
}: ListedProduct & { readonly isEarly: boolean }) {
  return (
    <Link to={url} className={classes.card}>
      <Picture
        image={image}
        sizes="(min-width: 48rem) 18rem, 50vw"
        width="400"
        height="300"
        loading={isEarly ? 'eager' : 'lazy'}
      />
      <span className={classes.name}>{name}</span>
      <span className={classes.price}>from {priceText(startPrice)}</span>
    </Link>
  )
}
