import type { Locale, Settings, SharePicture } from 'contracts'
import type { Queryable } from '../db/database.ts'
import { resolvePage } from '../features/landers/pages/resolve-page.ts'
import { findCompany } from '../features/site/companies.ts'
import { SHARE_SIZE } from '../features/site/share-images/draw-share-card.ts'
import type { ShareCard } from '../features/site/share-images/share-card.ts'
import type { Head, OwnHead } from './page-head.ts'
import { questionsData, siteData } from './structured-data.ts'
import { nullIfUnavailable } from './unavailable.ts'

/** A head whose document may have named a picture for the share card. */
export interface DrawnHead extends Head {
  readonly picture?: SharePicture | undefined
}

interface SharedPage {
  readonly routeName: string | undefined
  readonly own: OwnHead
  readonly settings: Settings
  readonly locale: Locale
  readonly origin: string
  readonly db: Queryable
  /** The path of a card's picture. */
  readonly shareImage: (card: ShareCard) => string
}

/**
 * Adds what a listed page shows where it is shared: a picture of its title, unless it has one of its own, and
 * what search engines may know of it as data. A member's page says no more than its title.
 */
export async function sharedHead({ picture, ...head }: DrawnHead, page: SharedPage): Promise<Head> {
  if (head.canonical === undefined) return head
  const { own, settings, origin, shareImage } = page
  const { name, niche } = settings
  const ending = ` – ${name}`
  const full = head.title ?? own.title ?? name
  const title = full.endsWith(ending) ? full.slice(0, -ending.length) : full
  const structured = await structuredData(page)
  return {
    siteName: name,
    ...(head.image === undefined && {
      image: origin + shareImage({ name, niche, title, picture }),
      imageSize: SHARE_SIZE,
    }),
    // A card shows its title in letters, and a profile's picture shows the member whom its title names.
    imageAlt: title,
    ...head,
    ...(structured && { structured }),
  }
}

async function structuredData({ routeName, settings, locale, origin, db }: SharedPage) {
  if (routeName === 'index') return siteData({ name: settings.name, origin, locale })
  if (routeName !== 'pages-faq') return undefined
  const company = await findCompany(db, settings.company_id).catch(nullIfUnavailable)
  if (!company) return undefined
  const { hostname: host } = new URL(origin)
  return questionsData(resolvePage('faq', { settings, company, locale, host }), locale)
}
