import { useEffect } from 'react'
import { followLogins, useRole } from 'shared-state/session'

/** A login in another tab reaches this one, as a logout does by the event stream. */
export function useLogins() {
  const isVisitor = useRole() === 'visitor'
  useEffect(() => (isVisitor ? followLogins() : undefined), [isVisitor])
}
