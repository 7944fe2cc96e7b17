import {
  BAN_DAYS,
  BOOK_YEARS,
  CASE_DAYS,
  type Company,
  cleanPhone,
  FREE_CONVERSATIONS,
  FREE_HISTORY_DAYS,
  FREE_PHOTOS,
  type Locale,
  MANDATE_DAYS,
  type PageValues,
  PREMIUM_PHOTOS,
  REACTIVATION_DAYS,
  RETURN_DAYS,
  type Settings,
  TIME_BONUS_PERCENTAGE,
  TIME_BONUS_SECONDS,
  termsDate,
} from 'contracts'
import { HOUR_S } from '../../../time.ts'

interface ValuesContext {
  readonly settings: Settings
  readonly company: Company
  readonly locale: Locale
  /** The name in the reader's address bar, to which `SITE_HOSTS` maps the brand's `settings.domain`. */
  readonly host: string
}

/** The values of `{{…}}` in the texts of pages. */
export function pageValues({ settings, company, locale, host }: ValuesContext): PageValues {
  const numbers = {
    refund_days: settings.refund_days,
    min_age: settings.min_age,
    message_credits: settings.message_credits,
    photo_credits: settings.photo_credits,
    gift_credits: settings.gift_credits,
    reactivation_days: REACTIVATION_DAYS,
    return_days: RETURN_DAYS,
    case_days: CASE_DAYS,
    ban_years: BAN_DAYS / 365,
    mandate_days: MANDATE_DAYS,
    book_years: BOOK_YEARS,
    free_photos: FREE_PHOTOS,
    premium_photos: PREMIUM_PHOTOS,
    free_conversations: FREE_CONVERSATIONS,
    history_days: FREE_HISTORY_DAYS,
    swipe_likes: settings.swipe_likes,
    bonus_percent: TIME_BONUS_PERCENTAGE,
    bonus_hours: TIME_BONUS_SECONDS / HOUR_S,
  }
  const region = settings.geoip_country
  const regional = region ? `${locale}-${region}` : locale
  const { format } = new Intl.NumberFormat(regional)
  const date = new Intl.DateTimeFormat(regional, { dateStyle: 'long', timeZone: 'UTC' })
  type Numbers = Record<keyof typeof numbers, string>
  const formatted = Object.entries(numbers).map(([name, number]) => [name, format(number)])
  return {
    ...(Object.fromEntries(formatted) as Numbers),
    site: settings.name,
    domain: host,
    company: company.name,
    email: settings.support_email,
    phone: cleanPhone(settings.support_phone),
    fictional: settings.fictional_singular,
    terms_date: date.format(termsDate(company.added)),
  }
}
