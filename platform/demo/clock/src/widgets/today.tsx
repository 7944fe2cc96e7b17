import { useState } from 'react'

/** Shows the date in a corner of every page. */
export function Widget() {
  const [today] = useState(() => new Date())
  return <time>{today.toLocaleDateString('en', { dateStyle: 'full' })}</time>
}
