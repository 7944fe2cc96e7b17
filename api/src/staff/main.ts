// npm run staff -- <topic> <verb> …: commands for staff until there is a back office.
import { runCommand } from '../db/run-command.ts'
import { readStaffCommand, USAGE } from './read-staff-command.ts'

await runCommand({ name: 'amberly-staff', usage: USAGE, read: readStaffCommand, needsTables: true })
