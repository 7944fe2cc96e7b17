import { inLocale, type Locale, sharePictureOf, templateOf } from 'contracts'
import type { LiveLanders } from '../features/landers/documents/live-landers.ts'
import type { Page } from './page-head.ts'

interface View {
  readonly brandId: string
  readonly locale: Locale
  readonly now: Date
}

export function findHome(landers: LiveLanders, brandId: string, now: Date) {
  return landers.find(brandId, { kind: 'home', template: '', slug: '' }, now)
}

/** The landing pages for a chosen member that documents fill, each once. */
export async function findMemberTemplates(landers: LiveLanders, brandId: string, now: Date) {
  const addresses = await landers.addresses(brandId, now)
  const found = addresses.flatMap((one) => ('kind' in one && one.kind === 'member' ? [one.template] : []))
  return [...new Set(found)]
}

/** Title, description and picture of the document that fills a page; null if there is none. */
export async function documentHead(
  landers: LiveLanders,
  { route: { name, access }, params }: Page,
  { brandId, locale, now }: View,
) {
  const template = templateOf(name)
  const { token, slug = '' } = params
  const isToken = name === 'token' && token !== undefined
  // Members have a home of their own.
  const isHome = name === 'index' && access === 'visitor'
  if (template === undefined && !isToken && !isHome) return null
  const address = isToken ? { token } : ({ kind: 'lander', template: template ?? '', slug } as const)
  const found = isHome ? await findHome(landers, brandId, now) : await landers.find(brandId, address, now)
  if (!found) return null
  const { title, description, og } = found.content.meta
  return {
    title: inLocale(title, locale),
    description: inLocale(description, locale),
    picture: sharePictureOf(og?.id),
    ...(og?.alt && { imageAlt: inLocale(og.alt, locale) }),
    isDocument: true,
  }
}
