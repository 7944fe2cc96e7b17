import classes from './city.module.css'

/** Somebody at a window with a phone, and a cat. */
export function LitWindow() {
  return (
    <g transform="translate(660 420)">
      <path className={classes.light} d="M0 0h150v160H0z" />
      <path className={classes.lamp} d="M104 0h2v26h-2zM90 44c0-12 7-18 15-18s15 6 15 18Z" />
      <path
        className={classes.shadow}
        d="M22 160c0-38 10-56 30-60 2-5 2-8 1-12-9-4-14-12-14-22 0-14 10-24 24-24s24 10 24 24c0 10-5 18-13 22-1 4-1 8 1 12 11 3 18 9 22 20l10-22 6 3-9 30c-2 6-8 8-13 4l-4-3v28Z"
      />
      <path className={classes.shadow} d="M46 50c-2-12 8-20 18-18 12-2 24 8 22 22-8-8-28-10-40-4Z" />
      <path className={classes.phone} d="m104 92 5-15 8 3-5 15Z" />
      <path
        className={classes.shadow}
        d="M120 160c-2-14 2-22 6-28-2-6-1-10-1-14l6 5h5l6-5c1 5 1 10-2 14 6 8 7 18 5 28Z"
      />
      <path className={classes.curtain} d="M0 0h26c-2 40-8 90-26 112ZM150 0h-22c2 40 6 86 22 104Z" />
      <path className={classes.frame} d="M75 0v34M0 0h150v160H0z" />
      <path className={classes.sill} d="M-10 160h170v9H-10z" />
    </g>
  )
}
