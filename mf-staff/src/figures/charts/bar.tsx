import classes from './charts.module.css'

/** A bar in a row of a table, whose number stands beside it. `share` is from 0 to 1. */
export function Bar({ share }: { readonly share: number }) {
  return (
    <svg className={classes.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={classes.track} width="100" height="10" />
      <rect className={classes.fill} width={100 * Math.min(share, 1)} height="10" />
    </svg>
  )
}
