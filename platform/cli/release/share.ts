import { UsageError } from '../workspace.ts'

const PERCENT = /^(\d{1,3}(?:\.\d{1,2})?)%$/

/** Reads `10%` as 0.1. The percent sign is required, since '0.1' or '10' alone could be a fraction or a percentage. */
export function readShare(text: string): number {
  const percent = Number(PERCENT.exec(text)?.[1])
  if (percent > 0 && percent <= 100) return percent / 100
  throw new UsageError(
    `'${text}' is not a share of the visitors. Write a percentage above 0% and at most 100%, such as 10% or 0.5%.`,
  )
}

export function writeShare(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`
}
