/** Digits with up to two decimals, after a comma or a point. */
const PRICE = /^\d{1,6}(?:[.,]\d{1,2})?$/

/** A typed price such as 12.99 or 12,99 in minor units; undefined if it is none. */
export function parsePrice(text: string): number | undefined {
  const typed = text.trim()
  return PRICE.test(typed) ? Math.round(Number(typed.replace(',', '.')) * 100) : undefined
}
