import type { CountryPrices, StaffPrices } from 'contracts'

export const dutch: CountryPrices = {
  country: 'NL',
  currency: 'EUR',
  least_message: 50,
  bundles: [
    { id: 'nl-25', credits: 25, price: 299, least: 250, is_try_out: true },
    { id: 'nl-60', credits: 60, price: 999, least: 600, is_try_out: false },
  ],
}

export const prices: StaffPrices = {
  uses: { message: 5, photo: 10, gift: 0 },
  countries: [dutch, { ...dutch, country: 'GB', currency: 'GBP', least_message: null }],
}
