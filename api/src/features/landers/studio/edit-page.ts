import type { LanderSummary, Niche, PageName } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { lander } from '../../../tables/landers.ts'
import { builtInContent } from '../pages/built-in-content.ts'
import { createLander, type Editor } from './change-lander.ts'
import { findLander } from './find-landers.ts'

interface EditedPage {
  readonly name: PageName
  readonly niche: Niche
}

/** The brand's document of a built-in page; a draft with the built-in text if there is none. */
export async function editPage(
  tx: Transaction,
  editor: Editor,
  { name, niche }: EditedPage,
  now: Date,
): Promise<LanderSummary> {
  const found = await findPage(tx, editor.brandId, name)
  return found?.lander ?? createLander(tx, editor, builtInContent(name, niche), now)
}

/** The brand's document of a built-in page at its latest revision; null if there is none. */
export async function findPage(db: Queryable, brandId: string, name: PageName) {
  const isIt = and(
    eq(lander.brandId, brandId),
    eq(lander.kind, 'page'),
    eq(lander.template, name),
    eq(lander.slug, ''),
  )
  const [row] = await db.select({ id: lander.id }).from(lander).where(isIt)
  return row ? findLander(db, brandId, row) : null
}
