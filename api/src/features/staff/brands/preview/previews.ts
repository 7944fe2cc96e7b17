import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Company } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../../../clock.ts'
import type { Database, Queryable } from '../../../../db/database.ts'
import type { Brand } from '../../../../http/caller/brand.ts'
import { session } from '../../../../tables/account.ts'
import { staffRole } from '../../../../tables/staff.ts'
import { MINUTE_MS } from '../../../../time.ts'
import { findLiving } from '../../../account/sessions/sessions.ts'
import { splitChanges } from '../brand-rows.ts'
import { findDraft } from '../drafts.ts'
import { type Preview, readPreview, writePreview } from './preview-token.ts'

/** Where a preview begins, and below it, where it ends: at each brand's own host. */
export const PREVIEW_PATH = '/brand-preview'
export const PREVIEW_END_PATH = `${PREVIEW_PATH}/end`

const LINK_MS = MINUTE_MS
const PREVIEW_MS = 30 * MINUTE_MS

/** Hidden from scripts; on HTTPS, no other host can set it. */
function previewCookie(isSecure: boolean) {
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }
  return { name: isSecure ? '__Host-brand-preview' : 'brand-preview', options }
}

/** The path that starts a preview of the brand. It has to be opened soon. */
export function previewPath(of: Pick<Preview, 'brandId' | 'sessionId'>, at: { secret: string; now: Date }) {
  const token = writePreview('link', { ...of, until: at.now.getTime() + LINK_MS }, at.secret)
  return `${PREVIEW_PATH}?${new URLSearchParams({ token })}`
}

/** Starts the preview that the link is good for; any other link ends the one that there may be. */
export function startPreview(request: FastifyRequest, reply: FastifyReply, now: Date) {
  const { secret, isSecure } = request.server
  const { token } = request.query as { readonly token?: unknown }
  const link = readPreview('link', token, { secret, now })
  if (!link) return endPreview(reply)
  const { name, options } = previewCookie(isSecure)
  const value = writePreview('cookie', { ...link, until: now.getTime() + PREVIEW_MS }, secret)
  return reply.setCookie(name, value, { ...options, maxAge: PREVIEW_MS / 1_000 })
}

export function endPreview(reply: FastifyReply) {
  const { name, options } = previewCookie(reply.server.isSecure)
  return reply.clearCookie(name, options)
}

interface Parts {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
}

/**
 * The brand with its draft in it, for an admin's browser that previews it. The preview ends with the admin's session and
 * with their role. Calls that change something get the brand as it is published.
 */
export async function previewOf(request: FastifyRequest, brand: Brand, { database: { db }, clock }: Parts) {
  const { secret, isSecure } = request.server
  const token = request.cookies[previewCookie(isSecure).name]
  if (token === undefined) return undefined
  const preview = readPreview('cookie', token, { secret, now: clock.now() })
  if (preview?.brandId !== brand.id || !(await isAdmins(db, preview, clock.now()))) return undefined
  return withDraft(db, brand)
}

async function isAdmins(db: Queryable, { brandId, sessionId }: Preview, now: Date) {
  const isTheirs = and(
    eq(staffRole.memberId, session.memberId),
    eq(staffRole.atBrand, brandId),
    eq(staffRole.role, 'admin'),
  )
  const posts = await db
    .select({ role: staffRole.role })
    .from(session)
    .innerJoin(staffRole, isTheirs)
    .where(eq(session.id, sessionId))
  return posts.length > 0 && (await findLiving(db, [sessionId], now)).has(sessionId)
}

async function withDraft(db: Queryable, brand: Brand): Promise<Brand> {
  const draft = await findDraft(db, brand.id)
  const { settings, company, prices } = splitChanges(draft?.document ?? {})
  const { vatNumbers, deleteDiscount, ...rest } = company
  const details: Partial<Company> = {
    ...rest,
    ...(vatNumbers && { vat_numbers: vatNumbers }),
    ...(deleteDiscount !== undefined && { delete_discount: deleteDiscount }),
  }
  return { ...brand, settings: { ...brand.settings, ...settings }, preview: { company: details, prices } }
}
