import { Suspense } from 'react'
import type { Store } from '../../../catalogue/catalogue.ts'
import { type Endpoint, useData } from '../../../kit/page-data.ts'
import { Picture } from '../../../kit/picture.tsx'
import classes from './store-picker.module.css'

const STORES: Endpoint<readonly Store[]> = { address: '/explore/api/stores' }

/** Lets a customer choose a store. Its radio buttons belong to the form in which the slot is: their name is `storeId`. */
export function Widget() {
  return (
    <fieldset className={classes.picker} data-boundary="explore">
      <legend>Where will you collect it?</legend>
      <Suspense>
        <Stores />
      </Suspense>
    </fieldset>
  )
}

function Stores() {
  return useData(STORES).map(({ id, name, street, city, image }) => (
    <label key={id} className={classes.store}>
      <input type="radio" name="storeId" value={id} required />
      <Picture image={image} widths={[200, 400]} sizes="6rem" width="400" height="300" />
      <span>
        <strong>{name}</strong>
        <br />
        {street}, {city}
      </span>
    </label>
  ))
}
