import { useEffect, useState } from 'react'
import classes from './boundaries.module.css'

/** A switch that outlines which team each part of the page is from. */
export function Boundaries() {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    document.documentElement.classList.toggle(classes.shown ?? '', isShown)
  }, [isShown])

  return (
    <label className={classes.switch}>
      <input type="checkbox" checked={isShown} onChange={(event) => setShown(event.target.checked)} />
      Show the teams
    </label>
  )
}
