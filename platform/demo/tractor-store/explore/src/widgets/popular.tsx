import { Suspense } from 'react'
import type { Category } from '../../../catalogue/catalogue.ts'
import { type Endpoint, useData } from '../../../kit/page-data.ts'
import { ProductCard } from '../components/product-card.tsx'
import classes from './popular.module.css'

const CATEGORIES: Endpoint<readonly Category[]> = { address: '/explore/api/categories' }

/** Recommends the first products of every category, whatever else is on the page. */
export function Widget() {
  return (
    <section data-boundary="explore">
      <h2 className={classes.heading}>Popular with farmers</h2>
      <Suspense>
        <Popular />
      </Suspense>
    </section>
  )
}

function Popular() {
  const categories = useData(CATEGORIES)
  return (
    <ul className={classes.list}>
      {categories
        .flatMap(({ products }) => products.slice(0, 2))
        .map((product) => (
          <li key={product.id}>
            <ProductCard {...product} isEarly={false} />
          </li>
        ))}
    </ul>
  )
}
