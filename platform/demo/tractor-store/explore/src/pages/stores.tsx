import type { Store } from '../../../catalogue/catalogue.ts'
import { type Endpoint, load, useData } from '../../../kit/page-data.ts'
import { Picture } from '../../../kit/picture.tsx'
import classes from './stores.module.css'

const STORES: Endpoint<readonly Store[]> = { address: '/explore/api/stores' }

export const preload = () => load(STORES)

export function Page() {
  return (
    <div data-boundary-page="explore">
      <h1 className={classes.heading}>Our stores</h1>
      <p>Come for a test drive, or collect the tractor that you have ordered.</p>
      <ul className={classes.list}>
        {useData(STORES).map(({ id, name, street, city, image }) => (
          <li key={id}>
            <Picture image={image} widths={[200, 400]} sizes="18rem" width="400" height="300" />
            <h2>{name}</h2>
            <p>
              {street}
              <br />
              {city}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
