import type { Database } from '../db/database.ts'
import type { Log } from '../db/log.ts'
import { shutDemoAccounts } from '../features/account/demo-accounts.ts'
import { worldSize } from './world-lock.ts'

/** For a real site: disables the demo accounts, and warns the operator of remaining demo members. */
export async function closeDemoWorld(database: Database, log: Log): Promise<void> {
  await shutDemoAccounts(database)
  const members = await worldSize(database.db)
  if (!members) return
  log.warn(`${members} demo members are among the real ones. To remove them: npm run db:demo -- --remove`)
}
