import { useId } from 'react'
import classes from './city.module.css'
import { LitWindow } from './lit-window.tsx'

/** Skylines from far to near, as the upper edge of each. */
const FAR =
  'M0 700V330h60v-40h70v60h50v-90h80v70h60v-120h28v-26h14v26h28v110h70v-60h90v90h60v-150h90v110h70v-40h80v-80h60v100h80v-60h70v90h60v-50h80V700Z'
const MIDDLE =
  'M0 700V420h90v-60h120v90h40v-150h130v110h60v70h110v-40h40v-150h150v190h70v-110h110v60h90v-120h120v150h70V700Z'

const STARS: readonly (readonly [x: number, y: number, size: number])[] = [
  [80, 70, 1.6],
  [190, 140, 1.1],
  [300, 50, 1.3],
  [470, 40, 1.8],
  [560, 90, 1.1],
  [640, 30, 1.2],
  [735, 110, 1.6],
  [860, 60, 1.1],
  [1010, 150, 1.3],
  [1090, 50, 1.7],
  [1160, 120, 1],
]

/** A city at night, drawn: everyone sleeps but the people behind two windows. Purely decorative. */
export function City() {
  const id = useId()
  const panes = `url(#${id}panes)`
  return (
    <svg
      className={classes.city}
      viewBox="0 0 1200 700"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" className={classes.warm} stopOpacity="0.55" />
          <stop offset="1" className={classes.warm} stopOpacity="0" />
        </radialGradient>
        <pattern id={`${id}panes`} width="30" height="40" patternUnits="userSpaceOnUse">
          <path className={classes.pane} d="M8 12h6v12H8zM18 12h6v12h-6z" />
        </pattern>
      </defs>
      <g className={classes.stars}>
        {STARS.map(([x, y, size]) => (
          <circle key={x} cx={x} cy={y} r={size} />
        ))}
      </g>
      <path className={classes.moon} d="M805 150a46 46 0 1 1-52-68 38 38 0 1 0 52 68Z" />
      <path className={classes.far} d={FAR} />
      <path className={classes.middle} d={MIDDLE} />
      <path fill={panes} d={MIDDLE} />
      <path className={classes.arc} d="M452 478Q560 330 668 452" />
      <path
        className={classes.near}
        d="M0 700v-90h170v-70h150v-110h22v-18h16v18h150v150h60V380h26v-40h20v40h246v-22h18v22h40v210h130v-60h152V700Z"
      />
      <circle className={classes.halo} cx="436" cy="504" r="90" fill={`url(#${id}glow)`} />
      <g className={classes.other}>
        <path className={classes.light} d="M414 476h44v56h-44z" />
        <path className={classes.frame} d="M436 476v56M414 500h44" />
        <path className={classes.shadow} d="M420 532c0-12 5-17 10-18a7 7 0 1 1 7 0c5 1 10 6 10 18Z" />
      </g>
      <circle cx="735" cy="500" r="230" fill={`url(#${id}glow)`} />
      <LitWindow />
    </svg>
  )
}
