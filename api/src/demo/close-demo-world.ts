import type { Database } from '../db/database.ts'
import type { Log } from '../db/log.ts'
import { shutDemoAccounts } from '../features/account/demo-accounts.ts'
import { removeWelcomeCode } from './welcome-code.ts'
import { worldSize } from './world-lock.ts'

/** For a real site: disables the demo accounts and the demo's welcome code, and warns the operator of remaining demo members. */
export async function closeDemoWorld(database: Database, log: Log): Promise<void> {
  await shutDemoAccounts(database)
  await removeWelcomeCode(database.db)
  const members = await worldSize(database.db)
  if (!members) return
  log.warn(`${members} demo members are among the real ones. To remove them: npm run db:demo -- --remove`)
}
