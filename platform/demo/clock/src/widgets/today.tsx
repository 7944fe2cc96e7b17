import { useState } from 'react'

/** The date, in a corner of every page. */
export function Widget() {
  const [today] = useState(() => new Date())
  return <time>{today.toLocaleDateString('en', { dateStyle: 'full' })}</time>
}
