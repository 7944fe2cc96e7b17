import { isFor, type Locale, type Settings } from 'contracts'

interface TraitSources {
  readonly settings: Settings
  readonly language: Locale
  readonly role: Parameters<typeof isFor>[1]
  readonly userAgent: string | undefined
}

/**
 * The values that a release may be limited to: `npm run release -- promote chat --canary 10% --only country=fi`. The gateway
 * adds `tag`, which a link gives a browser.
 */
export function traitsOf({ settings, language, role, userAgent }: TraitSources) {
  const { domain, geoip_selected_country, geoip_country } = settings
  const country = geoip_selected_country ?? geoip_country
  return {
    brand: domain,
    language,
    browser: browserIn(userAgent),
    staff: isFor('staff', role) ? 'yes' : 'no',
    ...(country && { country: country.toLowerCase() }),
  }
}

/** In this order: most browsers also name those whose pages they want. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\bOPR\/|\bOpera\b/],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['safari', /\bVersion\/.*\bSafari\//],
]

function browserIn(userAgent = ''): string {
  return BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other'
}
