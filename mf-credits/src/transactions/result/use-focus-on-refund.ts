import type { Refund } from 'contracts'
import { useEffect, useRef } from 'react'

/** The button of a refund disappears with it: then the focus moves to the view that says how the refund is going. */
export function useFocusOnRefund(refund: Refund | null) {
  const view = useRef<HTMLDivElement>(null)
  const isAwaited = useRef(false)
  const onRefunded = () => void (isAwaited.current = true)
  useEffect(() => {
    if (!refund || !isAwaited.current) return
    isAwaited.current = false
    view.current?.focus()
  }, [refund])
  return { view, onRefunded }
}
