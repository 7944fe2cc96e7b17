import classes from './lost-drawing.module.css'

/** Two speech bubbles that have missed each other. */
export function LostDrawing() {
  return (
    <svg className={classes.drawing} viewBox="0 0 200 120" aria-hidden="true">
      <path className={classes.path} d="M52 108c22 8 30-14 50-14s26 20 48 12" strokeDasharray="2 8" />
      <path
        className={classes.first}
        d="M26 12h52a14 14 0 0 1 14 14v26a14 14 0 0 1-14 14H52L36 80V66H26a14 14 0 0 1-14-14V26a14 14 0 0 1 14-14Z"
      />
      <path
        className={classes.second}
        d="M122 28h52a14 14 0 0 1 14 14v26a14 14 0 0 1-14 14h-10v14l-16-14h-26a14 14 0 0 1-14-14V42a14 14 0 0 1 14-14Z"
      />
      <path
        className={classes.heart}
        d="M52 54c-9-6-13-11-13-17 0-4 3-7 7-7 3 0 5 1 6 4 1-3 3-4 6-4 4 0 7 3 7 7 0 6-4 11-13 17Z"
      />
      <path className={classes.mark} d="M140 48a8 8 0 1 1 12 7c-3 1.6-4 3-4 6m0 7v.1" />
    </svg>
  )
}
