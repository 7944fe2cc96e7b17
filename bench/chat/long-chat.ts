import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ROOT } from '../../e2e/fixtures/site/remotes.ts'

const run = promisify(execFile)

/** Many years of a conversation. */
export const MESSAGES = 10_000

/** Lengthens a conversation of the premium demo account on the site with this data; returns its id. */
export async function addLongChat(data: string): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['local/with-database.ts', 'bench/server/lengthen-chat.ts', String(MESSAGES)],
    {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: data },
    },
  )
  return stdout.trim()
}
