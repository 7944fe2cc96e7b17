import type { Country, StaffRole } from 'contracts'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../api/src/db/database.ts'
import { newId, newRandomId } from '../../../api/src/db/new-id.ts'
import { type MemberEvent, publishEvents } from '../../../api/src/events/publish-events.ts'
import { hashPassword } from '../../../api/src/features/account/passwords/passwords.ts'
import type { BookedTransfer } from '../../../api/src/features/credits/ledger/book.ts'
import { charge } from '../../../api/src/features/credits/ledger/charge.ts'
import { grant } from '../../../api/src/features/credits/ledger/grant.ts'
import { member } from '../../../api/src/tables/account.ts'
import { defaultSettings } from '../../../api/src/tables/default-settings.ts'
import { block, profile } from '../../../api/src/tables/members.ts'
import { brand } from '../../../api/src/tables/site.ts'
import { staffRole } from '../../../api/src/tables/staff.ts'

export const DEMO_PASSWORD = 'amberly-demo-1'

interface DemoAccount {
  readonly name: string
  readonly status?: 'not_confirmed'
  readonly isPaid?: boolean
  readonly role?: StaffRole
  /** All credits, including those given at signup; the rest is bought. */
  readonly totalCredits?: number
  /** Whether the credits given at signup are spent. */
  readonly hasSpent?: boolean
}

/** Their addresses are in a domain that no mail reaches. */
const ACCOUNTS: readonly DemoAccount[] = [
  { name: 'free', hasSpent: true },
  { name: 'premium', isPaid: true, totalCredits: 240 },
  { name: 'unconfirmed', status: 'not_confirmed' },
  { name: 'blocked' },
  { name: 'staff', role: 'admin' },
  { name: 'moderator', role: 'moderator' },
  { name: 'support', role: 'support' },
  { name: 'finance', role: 'finance' },
  { name: 'marketing', role: 'marketing' },
]

const MEN_WHO_LIKE_MEN = 7
const MAN = { gender: 'male', sexuality: 'gay' } as const
const WOMAN = { gender: 'female', sexuality: 'hetero' } as const

export function demoEmail(name: string): string {
  return `${name}@example.invalid`
}

/** Inserts the demo accounts of every brand that lacks them. Needs a transaction that holds the world's lock. */
export async function ensureDemoAccounts(tx: Transaction, now = new Date()): Promise<void> {
  const brands = await tx.select({ id: brand.id, settings: brand.settings }).from(brand)
  // Hashing is slow by design. The password is public anyway, so all accounts share one hash.
  let passwordHash: string | undefined
  for (const { id: brandId, settings } of brands) {
    const missing = await missingIn(tx, brandId)
    if (missing.length === 0) continue
    passwordHash ??= await hashPassword(DEMO_PASSWORD)
    const { signup_credits: credits, countries, niche } = { ...defaultSettings, ...settings }
    const country = countries[0] ?? 'NL'
    const orientation = niche === MEN_WHO_LIKE_MEN ? MAN : WOMAN
    for (const account of missing)
      await insertAccount(tx, { ...account, brandId, passwordHash, credits, country, orientation, now })
    await blockByPremium(tx, brandId, now)
    await grantRoles(tx, brandId, { brands: brands.map(({ id }) => id), now })
  }
}

async function missingIn(db: Queryable, brandId: string): Promise<DemoAccount[]> {
  const existing = await db
    .select({ email: member.email })
    .from(member)
    .where(and(eq(member.brandId, brandId), eq(member.isDemo, true), isNotNull(member.passwordHash)))
  const emails = new Set(existing.map(({ email }) => email))
  return ACCOUNTS.filter(({ name }) => !emails.has(demoEmail(name)))
}

interface NewAccount extends DemoAccount {
  readonly brandId: string
  readonly passwordHash: string
  readonly credits: number
  readonly country: Country
  readonly orientation: typeof MAN | typeof WOMAN
  readonly now: Date
}

async function insertAccount(tx: Transaction, { name, brandId, country, now, ...account }: NewAccount) {
  const { passwordHash, orientation, status = 'confirmed', isPaid = false, role } = account
  const id = newRandomId()
  const language = 'en'
  const added = await tx
    .insert(member)
    .values({
      id,
      brandId,
      email: demoEmail(name),
      passwordHash,
      status,
      isPaid,
      isStaff: role !== undefined,
      isUnlisted: true,
      language,
      isDemo: true,
      createdAt: now,
    })
    // It exists without a password.
    .onConflictDoNothing()
  if (added.rowCount === 0) {
    const isIt = and(eq(member.brandId, brandId), eq(member.email, demoEmail(name)), eq(member.isDemo, true))
    await tx.update(member).set({ passwordHash }).where(isIt)
    return
  }
  await tx.insert(profile).values({
    memberId: id,
    brandId,
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)} demo`,
    status: status === 'confirmed' ? 'active' : 'disabled',
    ...orientation,
    dateOfBirth: '1990-06-15',
    country,
  })
  await giveCredits(tx, { ...account, brandId, memberId: id, now })
}

/** Staff have their role at their own brand, and the admin at every one. */
async function grantRoles(
  tx: Transaction,
  brandId: string,
  { brands, now }: { readonly brands: readonly string[]; readonly now: Date },
) {
  const demoStaff = and(eq(member.brandId, brandId), eq(member.isDemo, true), eq(member.isStaff, true))
  const found = await tx.select({ id: member.id, email: member.email }).from(member).where(demoStaff)
  for (const { name, role } of ACCOUNTS) {
    const memberId = found.find(({ email }) => email === demoEmail(name))?.id
    if (role === undefined || memberId === undefined) continue
    const granted = { brandId, memberId, role, grantedBy: 'demo', grantedAt: now }
    const places = role === 'admin' ? brands : [brandId]
    const rows = places.map((atBrand) => ({ ...granted, atBrand }))
    await tx.insert(staffRole).values(rows).onConflictDoNothing()
  }
}

type Purse = Pick<NewAccount, 'brandId' | 'credits' | 'totalCredits' | 'hasSpent' | 'now'>

async function giveCredits(
  tx: Transaction,
  {
    brandId,
    memberId,
    credits,
    totalCredits = credits,
    hasSpent = false,
    now,
  }: Purse & { readonly memberId: string },
) {
  const owner = { brandId, memberId, now }
  const events: MemberEvent[] = []
  const note = (booked: BookedTransfer) => events.push(...booked.events)
  if (credits > 0) note(await grant(tx, { ...owner, kind: 'signup', credits }))
  const bought = totalCredits - credits
  if (bought > 0) note(await grant(tx, { ...owner, kind: 'order', order: newId(), credits: bought }))
  if (hasSpent && credits > 0)
    note(await charge(tx, { ...owner, id: newId(), kind: 'message', amount: credits, request: {} }))
  await publishEvents(tx, ...events)
}

async function blockByPremium(db: Queryable, brandId: string, now: Date) {
  const pair = [demoEmail('premium'), demoEmail('blocked')] as const
  const found = await db
    .select({ id: member.id, email: member.email })
    .from(member)
    .where(and(eq(member.brandId, brandId), inArray(member.email, [...pair])))
  const [blocker, blocked] = pair.map((email) => found.find((one) => one.email === email)?.id)
  if (blocker === undefined || blocked === undefined) return
  await db
    .insert(block)
    .values({ brandId, memberId: blocker, blockedId: blocked, createdAt: now })
    .onConflictDoNothing()
}
