// npm run staff -- <topic> <verb> …: commands for staff until there is a back office.
import { rememberPackage } from '../process/remember-package.ts'

rememberPackage('drizzle-orm')
// Imported after that, since what this file imports is loaded before it runs.
const { runCommand } = await import('../db/run-command.ts')
const { readStaffCommand, USAGE } = await import('./read-staff-command.ts')
await runCommand({ name: 'amberly-staff', usage: USAGE, read: readStaffCommand, needsTables: true })
