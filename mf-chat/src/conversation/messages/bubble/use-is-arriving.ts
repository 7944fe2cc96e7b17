import { useEffect, useState } from 'react'
import { useLogActions } from '../log-actions.ts'

/** Whether a message should be animated: it is new, and drawn for the first time. */
export function useIsArriving(id: string, isNew: boolean): boolean {
  const { arrived } = useLogActions()
  const [isArriving] = useState(() => isNew && !arrived.has(id))
  useEffect(() => void arrived.add(id), [id, arrived])
  return isArriving
}
