import { useState } from 'react'
import type { Row } from '../row.ts'

/** Whether the latest change of the rows put some above the others: the virtual list then keeps its distance to the end. */
export function useIsPrepended(rows: readonly Row[]): boolean {
  const [before, setBefore] = useState({ rows, isPrepended: false })
  if (before.rows === rows) return before.isPrepended
  const first = before.rows[0]?.key
  const isPrepended = rows[0]?.key !== first && rows.some(({ key }) => key === first)
  setBefore({ rows, isPrepended })
  return isPrepended
}
