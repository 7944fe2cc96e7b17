/** An amount in minor units as money. All of the site's currencies have two decimals. */
export function formatAmount(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100)
}
