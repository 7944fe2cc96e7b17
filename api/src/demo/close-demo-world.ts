import type { Database } from '../db/database.ts'
import type { Log } from '../db/log.ts'
import { shutDemoAccounts } from '../features/account/demo-accounts.ts'
import { worldSize } from './world-lock.ts'

/** Where the site is a real one: nobody logs in to a demo account, and who runs it hears of demo members that are left. */
export async function closeDemoWorld(database: Database, log: Log): Promise<void> {
  await shutDemoAccounts(database)
  const members = await worldSize(database.db)
  if (!members) return
  log.warn(`${members} demo members are among the real ones. To remove them: npm run db:demo -- --remove`)
}
