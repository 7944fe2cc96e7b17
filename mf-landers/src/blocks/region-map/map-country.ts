import { type Country, type Locale, mainCountryOf, type Settings } from 'contracts'

type Facts = Pick<Settings, 'countries' | 'geoip_country' | 'geoip_selected_country'>

/** The visitor's country, if the brand serves it, or else one that speaks the language. */
export function mapCountry(
  { countries, geoip_country, geoip_selected_country }: Facts,
  locale: Locale,
): Country {
  const likely = countries.find((one) => one === (geoip_selected_country ?? geoip_country))
  return likely ?? mainCountryOf(locale, countries) ?? countries[0] ?? 'NL'
}
