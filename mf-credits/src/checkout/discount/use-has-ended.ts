import type { DiscountCode } from 'contracts'
import { useState } from 'react'

/** Whether the discount that the member saw on this page is over; one that they removed themselves does not count. */
export function useHasEnded(discount: DiscountCode | null, sent: string | undefined): boolean {
  const code = discount?.code ?? null
  const [seen, setSeen] = useState({ code, sent, hasEnded: false })
  if (seen.code !== code || seen.sent !== sent) {
    const hasEnded = seen.code !== null && code === null && seen.sent === sent
    setSeen({ code, sent, hasEnded })
  }
  return seen.hasEnded
}
