import type { Budgets, Bundle } from '../../protocol/index.ts'
import type { Refusal } from '../refused.ts'
import { kilobytes, titleOf } from './sentences.ts'
import { halfWeight } from './weight.ts'

/** A half is read and compiled by each child that renders, while a page waits. */
export function refuseHeavyHalf(bundle: Bundle, { serverHalf }: Budgets): Refusal[] {
  const weight = halfWeight(bundle)
  if (serverHalf === undefined || weight <= serverHalf) return []
  const sentence =
    `The server half of ${titleOf(bundle)} has ${kilobytes(weight)} (gzip); the limit is ${kilobytes(serverHalf)}. ` +
    `Load parts of it later in the browser alone, or leave first views to the browser.`
  return [{ code: 'too-big', sentence }]
}
