import type { Company } from 'contracts'
import { type BrandSettings, defaultSettings } from '../../tables/default-settings.ts'

interface BrandSeed {
  readonly id: string
  /** The brand's own domain; `SITE_HOSTS` maps other hosts to it. */
  readonly domain: string
  readonly company: Company & { readonly id: number }
  readonly settings: Partial<BrandSettings> & Pick<BrandSettings, 'name' | 'niche' | 'countries'>
}

/** The default brand. */
const amberly: BrandSeed = {
  id: 'amberly',
  domain: 'localhost',
  company: {
    id: 1,
    name: 'Amberly Example Ltd',
    address: '1 Example Street, EX1 1AA',
    kvk: '00000001',
    city: 'London',
    country: 'GB',
    tradenames: ['Amberly'],
    vat_numbers: ['GB000000001'],
    support_phone: '+44 20 7946 0138',
    delete_discount: 30,
    added: '2024-01-15',
  },
  settings: { name: 'Amberly', niche: 1, countries: defaultSettings.countries },
}

const marigold: BrandSeed = {
  id: 'marigold',
  domain: 'she.localhost',
  company: {
    id: 2,
    name: 'Marigold Example B.V.',
    address: 'Voorbeeldstraat 2, 1000 AA',
    kvk: '00000002',
    city: 'Amsterdam',
    country: 'NL',
    tradenames: ['Marigold', 'Goudsbloem'],
    vat_numbers: ['NL000000002B01'],
    support_phone: '+44 20 7946 0251',
    delete_discount: 25,
    added: '2024-06-03',
  },
  settings: {
    name: 'Marigold',
    mail_name: 'Marigold',
    niche: 2,
    domain_language: 'nl',
    index_title: 'Zij zet de eerste stap – Marigold',
    description:
      'Daten en chatten voor volwassenen, waar zij het tempo bepaalt. Zoeken, liken en chatten, zonder abonnement.',
    countries: ['NL', 'BE', 'DE', 'AT', 'CH', 'FR', 'GB', 'IE'],
    message_credits: 6,
    signup_credits: 18,
    minimum_message_costs: {
      NL: { costs: 0.55, currency: 'EUR' },
      BE: { costs: 0.55, currency: 'EUR' },
      DE: { costs: 0.55, currency: 'EUR' },
      AT: { costs: 0.55, currency: 'EUR' },
      CH: { costs: 0.6, currency: 'CHF' },
      FR: { costs: 0.55, currency: 'EUR' },
      GB: { costs: 0.5, currency: 'GBP' },
      IE: { costs: 0.55, currency: 'EUR' },
    },
    support_email: 'support@marigold.example',
    support_phone: '+44 20 7946 0251',
    premium_match_uplift: null,
  },
}

const garnet: BrandSeed = {
  id: 'garnet',
  domain: 'gay.localhost',
  company: {
    id: 3,
    name: 'Garnet Example Inc.',
    address: '3 Example Avenue, NY 10001',
    kvk: '00000003',
    city: 'New York',
    country: 'US',
    tradenames: ['Garnet'],
    vat_numbers: [],
    support_phone: '+1 202 555 0143',
    delete_discount: 0,
    added: '2025-02-20',
  },
  settings: {
    name: 'Garnet',
    mail_name: 'Garnet',
    niche: 7,
    index_title: 'Men who like men, near you – Garnet',
    description: 'Dating and chat for gay and bi men. Search, like, match and chat, without a subscription.',
    countries: ['US', 'GB', 'IE', 'CA', 'AU', 'NZ', 'SE', 'NO', 'DK', 'FI', 'ES'],
    message_credits: 4,
    signup_credits: 12,
    minimum_message_costs: {
      US: { costs: 0.5, currency: 'USD' },
      GB: { costs: 0.4, currency: 'GBP' },
      IE: { costs: 0.45, currency: 'EUR' },
      CA: { costs: 0.65, currency: 'CAD' },
      AU: { costs: 0.7, currency: 'AUD' },
      NZ: { costs: 0.75, currency: 'NZD' },
      SE: { costs: 5, currency: 'SEK' },
      NO: { costs: 5, currency: 'NOK' },
      DK: { costs: 3.25, currency: 'DKK' },
      FI: { costs: 0.45, currency: 'EUR' },
      ES: { costs: 0.4, currency: 'EUR' },
    },
    support_email: 'support@garnet.example',
    support_phone: '+1 202 555 0143',
    premium_match_uplift: null,
  },
}

/** §9: the brands of a new installation, of three niches; the first is the default. Staff can change them. */
export const firstBrands: readonly BrandSeed[] = [amberly, marigold, garnet]
