// npm run landers -- list|show|publish|revert …: publishes landing pages without the studio.
import { runCommand } from '../../db/run-command.ts'
import { LANDERS_USAGE, readLandersCommand } from './read-landers-command.ts'

await runCommand({
  name: 'amberly-landers',
  usage: LANDERS_USAGE,
  read: readLandersCommand,
  needsTables: true,
})
