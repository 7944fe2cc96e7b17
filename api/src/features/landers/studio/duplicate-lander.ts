import { landerContent, pageNameOf } from 'contracts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { defaultSettings } from '../../../tables/default-settings.ts'
import { brand } from '../../../tables/site.ts'
import { createLander, type Editor, refuseAddress } from './change-lander.ts'
import { findLander } from './find-landers.ts'

interface Copy {
  readonly id: string
  /** The brand that gets the copy. */
  readonly brand: string
  /** The slug of a landing page, or the token of another page. */
  readonly slug?: string | undefined
}

/** Makes a draft of a document for another brand, with its niche, which its staff can publish. */
export async function duplicateLander(tx: Transaction, editor: Editor, copy: Copy, now: Date) {
  const found = (await findLander(tx, editor.brandId, { id: copy.id })) ?? refuse('not_found')
  const isTarget = eq(brand.id, copy.brand)
  const [target = refuse('not_found')] = await tx
    .select({ id: brand.id, settings: brand.settings })
    .from(brand)
    .where(isTarget)
  const niche = target.settings.niche ?? defaultSettings.niche
  const { token, ...rest } = found.content
  const isElsewhere = target.id !== editor.brandId
  // At the same brand, the token leads to the original.
  if (token !== undefined && copy.slug === undefined && !isElsewhere) refuseAddress()
  const kept = isElsewhere ? token : undefined
  const address = pageNameOf(rest)
    ? {}
    : rest.kind === 'page' && copy.slug !== undefined
      ? { token: copy.slug, slug: '' }
      : { ...(kept !== undefined && { token: kept }), ...(copy.slug !== undefined && { slug: copy.slug }) }
  const { success, data: content } = landerContent.safeParse({ ...rest, niche, ...address })
  if (!success) return refuseAddress()
  const { id } = await createLander(tx, { ...editor, brandId: target.id }, content, now)
  return { id, brand: target.id }
}
