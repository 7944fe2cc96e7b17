import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../api/src/app.ts'
import type { Database } from '../../api/src/db/database.ts'
import { folderStorage } from '../../api/src/storage/folder-storage.ts'
import { type Statement, statementsOf } from './statements.ts'

interface Request {
  readonly url: string
  readonly headers: Record<string, string>
  /** Makes it a POST. */
  readonly payload?: object
}

/** Records the statements of a repeated call, when the brand is already cached. */
export async function statementsOfCall(
  database: Database,
  request: Request,
  { hasLimits = false, first = request }: { readonly hasLimits?: boolean; readonly first?: Request } = {},
): Promise<Statement[]> {
  // Never used.
  const storage = folderStorage(join(tmpdir(), 'no-pictures'))
  const app = await createApp({ database, storage, hasLimits })
  const call = async ({ url, headers, payload }: Request) => {
    const post = payload && ({ method: 'POST', payload } as const)
    const { statusCode, body } = await app.inject({ url, headers, ...post })
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`)
  }
  await call(first)
  const seen = await statementsOf(database.pool, () => call(request))
  await app.close()
  return seen
}
