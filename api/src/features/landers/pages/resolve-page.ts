import {
  type Company,
  cleanPhone,
  type Locale,
  type PageBlock,
  type PageName,
  type Settings,
} from 'contracts'
import { holds } from './conditions.ts'
import { fill } from './fill.ts'
import { pageText, type WrittenBlock } from './page-text.ts'
import { pageValues } from './page-values.ts'

interface PageContext {
  readonly settings: Settings
  readonly company: Company
  readonly locale: Locale
}

/** A static page as one reader gets it. */
export function resolvePage(name: PageName, { settings, company, locale }: PageContext): PageBlock[] {
  const values = pageValues(settings, company, locale)
  const own = pageText(name, locale).blocks.filter(({ when }) => holds(when, settings))
  return own.map((block) => fill(complete(block, { settings, company, locale }), values))
}

function complete(
  { when: _, ...block }: WrittenBlock,
  { settings, company, locale }: PageContext,
): PageBlock {
  if (block.type !== 'company') return block
  const { name, tradenames, address, city, country, kvk, vat_numbers } = company
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const props = {
    name,
    tradenames,
    address: [address, city, countries.of(country) ?? country],
    kvk,
    vat_numbers,
    email: settings.support_email,
    phone: cleanPhone(company.support_phone),
  }
  return { ...block, props }
}
