import { useEffect, useState } from 'react'

/** Ids of the messages whose arrival this page has shown: scrolled back to, they stand still. */
const arrived = new Set<string>()

/** Whether a message should be animated: it is new, and drawn for the first time. */
export function useIsArriving(id: string, isNew: boolean): boolean {
  const [isArriving] = useState(() => isNew && !arrived.has(id))
  useEffect(() => void arrived.add(id), [id])
  return isArriving
}
