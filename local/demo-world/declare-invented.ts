import type { Transaction } from '../../api/src/db/database.ts'
import { allBrands, changeBrandSetting } from '../../api/src/features/site/brands.ts'

/** Has the pages of every brand say that their members are invented, as long as a demo world is there. */
export async function declareInvented(tx: Transaction, isInvented: boolean): Promise<void> {
  for (const { id } of await allBrands(tx))
    await changeBrandSetting(tx, id, 'has_invented_members', isInvented || undefined)
}
