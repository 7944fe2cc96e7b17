import type { PageName } from './page.ts'

/** Facts about a brand and a reader on which a block of a static page can depend. */
export const pageConditions = [
  'us',
  'elsewhere',
  'fictional',
  'real',
  'invented',
  'open-search',
  'closed-search',
  'photo-approval',
  'photos-at-once',
  'refunds',
  'no-refunds',
] as const

export type PageCondition = (typeof pageConditions)[number]

/** The values that a text of a static page can have in it, as `{{site}}`. */
export const pageValueNames = [
  'site',
  'domain',
  'company',
  'email',
  'phone',
  'fictional',
  'terms_date',
  'refund_days',
  'min_age',
  'message_credits',
  'photo_credits',
  'gift_credits',
  'reactivation_days',
  'return_days',
  'case_days',
  'ban_years',
  'mandate_days',
  'book_years',
  'free_photos',
  'premium_photos',
  'free_conversations',
  'history_days',
  'swipe_likes',
  'bonus_percent',
  'bonus_hours',
] as const

export type PageValues = Readonly<Record<(typeof pageValueNames)[number], string>>

/** §3, §4: the block without which a page must not be published. */
export const requiredBlocks: Readonly<Partial<Record<PageName, 'company' | 'cookies'>>> = {
  terms: 'company',
  privacy: 'company',
  'return-policy': 'company',
  service: 'company',
  cookies: 'cookies',
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g

/** Replaces `{{name}}` in every text of a document. A name without a value stays as it is. */
export function fill<Document>(document: Document, values: Readonly<Record<string, string>>): Document {
  if (typeof document === 'string') return fillText(document, values) as Document
  if (Array.isArray(document)) return document.map((part) => fill(part, values)) as Document
  if (typeof document !== 'object' || document === null) return document
  const filled = Object.entries(document).map(([key, part]) => [key, fill(part, values)])
  return Object.fromEntries(filled) as Document
}

function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(PLACEHOLDER, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : placeholder,
  )
}

/** The names in `{{…}}` in the texts of a document for which a page has no value. */
export function unknownValues(document: unknown): string[] {
  const names = [...JSON.stringify(document ?? null).matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !(pageValueNames as readonly string[]).includes(name))
}
