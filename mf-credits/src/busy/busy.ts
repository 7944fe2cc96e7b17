const reasons = new Set<symbol>()

/** Keeps this version of the remote in use, such as for a half-filled form. Returns a function that ends it. */
export function addBusyReason(): () => void {
  const reason = Symbol('busy')
  reasons.add(reason)
  return () => void reasons.delete(reason)
}

/** Whether a change of version would cost the visitor something. */
export const isBusy = () => reasons.size > 0
