import { useEffect } from 'react'
import { addBusyReason } from './busy.ts'

/** No other version of this remote replaces the running one while `when` is true and the component is mounted. */
export function useBusy(when: boolean) {
  useEffect(() => (when ? addBusyReason() : undefined), [when])
}
