const MINOR_UNITS = 100

/** Digits with up to two decimals, after a comma or a point. */
const AMOUNT = /^\d{1,6}(?:[.,]\d{1,2})?$/

/** The amount in minor units that a member typed, such as 50 or 49,95; undefined if it is none. */
export function parseAmount(text: string): number | undefined {
  const typed = text.replaceAll(/\s/g, '')
  return AMOUNT.test(typed) ? Math.round(Number(typed.replace(',', '.')) * MINOR_UNITS) : undefined
}
