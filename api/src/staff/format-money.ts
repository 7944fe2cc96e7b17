/** Formats an amount in minor units: `EUR 12.99`. All of the site's currencies have a hundred of them. */
export function formatMoney(amount: number, currency: string): string {
  return `${currency} ${(amount / 100).toFixed(2)}`
}

/** Parses an amount such as `12.99` into minor units; undefined if it is none. */
export function readMoney(text: string): number | undefined {
  return /^\d{1,7}(\.\d{2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined
}
