import classes from './feed-post.module.css'

/** A rose, drawn. */
export function Rose() {
  return (
    <svg className={classes.rose} viewBox="0 0 120 150">
      <path className={classes.stem} d="M60 62c-4 30 2 54-2 84" />
      <path
        className={classes.leaf}
        d="M59 108c-26 2-34-12-36-24 18-2 32 6 36 24ZM61 92c22 0 30-12 32-22-16-2-28 6-32 22Z"
      />
      <path
        className={classes.petal}
        d="M60 6c24 0 36 16 34 34-2 20-18 30-34 30S28 60 26 40C24 22 36 6 60 6Z"
      />
      <path
        className={classes.fold}
        d="M60 6c16 6 20 18 8 26s-18 2-16-6 14-10 22-4c10 8 4 26-14 28-16 2-28-8-30-22M94 38c-6 18-20 26-34 32M28 36c4 18 14 28 32 34"
      />
    </svg>
  )
}
