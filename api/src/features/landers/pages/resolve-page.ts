import {
  type Company,
  type CompanyDetails,
  cleanPhone,
  fill,
  type LanderContent,
  type Locale,
  type PageBlock,
  type PageCondition,
  type PageName,
  resolveLander,
  type Settings,
  writtenBlock,
} from 'contracts'
import * as z from 'contracts/schema'
import { holds } from './conditions.ts'
import { pageText, type WrittenBlock } from './page-text.ts'
import { pageValues } from './page-values.ts'

interface PageContext {
  readonly settings: Settings
  readonly company: Company
  readonly locale: Locale
  readonly host: string
}

/** A static page as one reader gets it: as the brand's document has it, or else as it is built in. */
export function resolvePage(name: PageName, context: PageContext, document?: LanderContent): PageBlock[] {
  const blocks = (document && writtenIn(document, context)) ?? builtIn(name, context)
  return blocks.map(({ when: _, ...block }) =>
    block.type === 'company' ? { ...block, props: detailsOf(context) } : block,
  )
}

/** Undefined for a document that this version of the server cannot show: visitors get what is built in. */
function writtenIn({ blocks }: LanderContent, context: PageContext): WrittenBlock[] | undefined {
  const own = resolveLander({ blocks: forReader(blocks, context) }, context.locale)
  return z.array(writtenBlock).safeParse(fill(own, pageValues(context))).data
}

function builtIn(name: PageName, context: PageContext): WrittenBlock[] {
  return fill(forReader(pageText(name, context.locale).blocks, context), pageValues(context))
}

function forReader<Block extends { readonly when?: PageCondition | undefined }>(
  blocks: readonly Block[],
  { settings }: PageContext,
): Block[] {
  return blocks.filter(({ when }) => holds(when, settings))
}

/** §3: the company behind the brand. */
export function detailsOf({ settings, company, locale }: Omit<PageContext, 'host'>): CompanyDetails {
  const { name, tradenames, address, city, country, kvk, vat_numbers } = company
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  return {
    name,
    tradenames,
    address: [address, city, countries.of(country) ?? country],
    kvk,
    vat_numbers,
    email: settings.support_email,
    phone: cleanPhone(company.support_phone),
  }
}
