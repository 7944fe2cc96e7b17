import { UsageError } from '../workspace.ts'

const PERCENT = /^(\d{1,3}(?:\.\d{1,2})?)%$/

/** `10%` as 0.1. The sign must be there: of '0.1' and '10' nobody knows whether a part or percent is meant. */
export function readShare(text: string): number {
  const percent = Number(PERCENT.exec(text)?.[1])
  if (percent > 0 && percent <= 100) return percent / 100
  throw new UsageError(
    `'${text}' is no share of the visitors. Write it with its sign, above 0% and at most 100%: 10%, or 0.5%.`,
  )
}

export function writeShare(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`
}
