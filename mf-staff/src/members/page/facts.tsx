import { Fragment, type ReactNode } from 'react'
import classes from '../members.module.css'

/** Facts with their names; what is empty is left out. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null &&
          value !== undefined && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}
