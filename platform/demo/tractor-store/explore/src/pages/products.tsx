import { Link, useParams } from 'platform/runtime/router'
import type { Category } from '../../../catalogue/catalogue.ts'
import { type Endpoint, load, useData } from '../../../kit/page-data.ts'
import { ProductCard } from '../components/product-card.tsx'
import classes from './products.module.css'

const CATEGORIES: Endpoint<readonly Category[]> = { address: '/explore/api/categories' }

export const preload = () => load(CATEGORIES)

export function Page() {
  const { category } = useParams()
  const categories = useData(CATEGORIES)
  const shown = categories.filter(({ key }) => category === undefined || key === category)
  const products = shown.flatMap((one) => one.products)
  const filters = [{ key: undefined, name: 'All' }, ...categories]
  return (
    <div data-boundary-page="explore">
      <h1 className={classes.heading}>{category === undefined ? 'All machines' : shown[0]?.name}</h1>
      <div className={classes.bar}>
        <nav className={classes.filters} aria-label="Kinds of tractors">
          {filters.map(({ key, name }) => (
            <Link
              key={name}
              to={key === undefined ? '/products' : `/products/${key}`}
              aria-current={key === category ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
        <span className={classes.count}>{products.length} tractors</span>
      </div>
      <ul className={classes.list}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard {...product} isEarly={index < 4} />
          </li>
        ))}
      </ul>
    </div>
  )
}
