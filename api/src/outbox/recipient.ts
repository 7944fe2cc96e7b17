import { isLocale, type Locale, type User } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { member, pushSubscription } from '../tables/account.ts'
import { type BrandSettings, defaultSettings } from '../tables/default-settings.ts'
import { profile } from '../tables/members.ts'
import { type OutboxRow, outbox } from '../tables/outbox.ts'
import { brand, company } from '../tables/site.ts'
import { plainName } from './plain-name.ts'

/** The brand in whose name a message is sent. */
interface Sender {
  /** The brand's domain, from which the origin of its site follows. */
  readonly domain: string
  readonly settings: Pick<
    BrandSettings,
    | 'name'
    | 'mail_name'
    | 'niche'
    | 'support_email'
    | 'min_age'
    | 'cdn_prefix'
    | 'logged_out_search'
    | 'logged_out_search_trafficsource'
  >
  readonly company: {
    readonly name: string
    readonly address: string
    readonly city: string
    readonly country: string
  }
}

/** The recipient of a message and everything needed to reach them, as of now. */
export interface Recipient {
  readonly member: {
    readonly name: string
    readonly country: string | null
    readonly email: string
    readonly status: typeof member.$inferSelect.status
    readonly notificationsDisabled: User['notifications_disabled']
    readonly isDemo: boolean
    readonly isPaid: boolean
    readonly pushNames: boolean
  } | null
  readonly subscription: Pick<typeof pushSubscription.$inferSelect, 'endpoint' | 'p256dh' | 'auth'> | null
  readonly address: string | null
  readonly locale: Locale
  readonly sender: Sender
}

/** Looks up everything that sending a row needs, in one query. */
export async function findRecipient(
  db: Queryable,
  { id }: Pick<OutboxRow, 'id'>,
): Promise<Recipient | undefined> {
  const isTheirs = and(
    eq(pushSubscription.id, outbox.subscriptionId),
    eq(pushSubscription.memberId, outbox.memberId),
  )
  const [found] = await db
    .select({
      row: outbox,
      member,
      name: profile.name,
      country: profile.country,
      brand,
      company,
      subscription: pushSubscription,
    })
    .from(outbox)
    .innerJoin(brand, eq(brand.id, outbox.brandId))
    .innerJoin(company, eq(company.id, brand.companyId))
    .leftJoin(member, eq(member.id, outbox.memberId))
    .leftJoin(profile, eq(profile.memberId, outbox.memberId))
    .leftJoin(pushSubscription, isTheirs)
    .where(eq(outbox.id, id))
  if (!found) return undefined
  const { row, member: addressee, name, country } = found
  const settings = { ...defaultSettings, ...found.brand.settings }
  const language = row.locale ?? addressee?.language
  return {
    member: addressee && { ...addressee, name: plainName(name ?? ''), country },
    subscription: found.subscription,
    address: row.channel === 'mail' ? (row.address ?? addressee?.email ?? null) : row.address,
    locale: isLocale(language) ? language : settings.domain_language,
    sender: { domain: found.brand.domain, settings, company: found.company },
  }
}

/** The other member's name, for recipients who chose to see names in push messages. */
export async function findToldName(
  db: Queryable,
  { data }: Pick<OutboxRow, 'data'>,
  { member: addressee }: Pick<Recipient, 'member'>,
): Promise<string | undefined> {
  const fromId = data?.['fromId']
  if (!addressee?.pushNames || typeof fromId !== 'string') return undefined
  const isTheirs = eq(profile.memberId, fromId)
  const [found] = await db.select({ name: profile.name }).from(profile).where(isTheirs)
  return found && plainName(found.name ?? '')
}

/** Whether this is a demo member or an invalid address, to which nothing is really sent. */
export function isSimulated({ member: addressee, address }: Pick<Recipient, 'member' | 'address'>): boolean {
  return addressee?.isDemo === true || address?.toLowerCase().endsWith('.invalid') === true
}
