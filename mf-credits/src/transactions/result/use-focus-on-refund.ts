import type { Refund } from 'contracts'
import { useEffect, useRef } from 'react'

/**
 * The button of a refund disappears with it: then the focus moves to the view that says how the refund is going. The refund
 * may turn up by its event before its request is answered.
 */
export function useFocusOnRefund(refund: Refund | null) {
  const view = useRef<HTMLDivElement>(null)
  const isRequested = useRef(false)
  const isThere = refund !== null
  useEffect(() => {
    if (isThere && isRequested.current) view.current?.focus()
  }, [isThere])
  return { view, onRequest: () => void (isRequested.current = true) }
}
