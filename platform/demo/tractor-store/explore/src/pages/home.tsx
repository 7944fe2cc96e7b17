import { Slot } from 'platform/runtime/remote'
import { Link } from 'platform/runtime/router'
import type { Teaser } from '../../../catalogue/catalogue.ts'
import { type Endpoint, load, useData } from '../../../kit/page-data.ts'
import { Picture } from '../../../kit/picture.tsx'
import classes from './home.module.css'

const TEASERS: Endpoint<readonly Teaser[]> = { address: '/explore/api/teasers' }

export const preload = () => load(TEASERS)

export function Page() {
  return (
    <div data-boundary-page="explore">
      <h1 className={classes.heading}>Tractors for every field</h1>
      <div className={classes.teasers}>
        {useData(TEASERS).map(({ title, image, url }) => (
          <Link key={url} to={url} className={classes.teaser}>
            <Picture
              image={image}
              widths={[500, 1000]}
              sizes="(min-width: 48rem) 50vw, 100vw"
              width="1000"
              height="620"
              fetchPriority="high"
            />
            <strong>{title}</strong>
          </Link>
        ))}
      </div>
      <Slot name="recommendations" className={classes.recommendations} />
    </div>
  )
}
