const format = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

export function priceText(price: number): string {
  return format.format(price)
}
