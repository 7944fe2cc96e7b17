import { useEffect, useState } from 'react'
import classes from './clock.module.css'

/** Shows the time, updated every second. */
export function Page() {
  // Only the browser knows the visitor's time. The first rendering must be the same on the server, so it has none.
  const [now, setNow] = useState<Date>()

  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [])

  return (
    <>
      <h1>What time is it?</h1>
      <time className={classes.time}>{now?.toLocaleTimeString('en') ?? '…'}</time>
    </>
  )
}
