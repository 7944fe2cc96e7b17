import { useEffect, useState } from 'react'
import classes from './clock.module.css'

/** Shows the time, updated every second. */
export function Page() {
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000)
    return () => clearInterval(timer)
  }, [])

  return (
    <>
      <h1>What time is it?</h1>
      <time className={classes.time}>{now.toLocaleTimeString('en')}</time>
    </>
  )
}
