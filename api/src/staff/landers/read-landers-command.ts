import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { pageNames } from 'contracts'
import { CommandError, type CommandWork } from '../../db/run-command.ts'
import { findLanders } from '../../features/landers/studio/find-landers.ts'
import { findBrand } from '../../features/site/brands.ts'
import { Refusal } from '../../http/refusal.ts'
import { columns } from '../columns.ts'
import { findDomain } from '../find-domain.ts'
import { publishFile, publishLatest, revertTo, showHistory, showLander, showPage } from './lander-commands.ts'
import type { LandersCall } from './landers-call.ts'

export const LANDERS_USAGE = `npm run landers -- <verb> … [--brand <id or domain>]

  list                        the documents, the latest changed first
  show <id> [<revision>]      a document as JSON
  show <page>                 a built-in page as JSON: faq, terms, privacy, …
  history <id>                its revisions
  publish <id>                shows the latest revision to visitors
  publish <file>              saves the JSON in the file as a document, or as a revision of the one at its address,
                              and shows it to visitors
  revert <id> <revision>      publishes an earlier revision again, as a new one

Without --brand, the brand at localhost is used, or the only one.`

type LandersCommand = (call: LandersCall) => Promise<string>

/** Parses the arguments; undefined if they make no sense. */
export function readLandersCommand(args: string[]): CommandWork | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { brand: { type: 'string' } },
  })
  const command = readVerb(positionals)
  if (!command) return undefined
  return async (database) => {
    const brand = await findBrand(database, await findDomain(database.db, values.brand))
    if (!brand) throw new CommandError('The brand no longer exists.')
    const { niche } = brand.settings
    const call = { database, brandId: brand.id, niche, author: userInfo().username, now: new Date() }
    return command(call).catch(explainRefusal)
  }
}

function readVerb([verb, name, rev, ...rest]: readonly string[]): LandersCommand | undefined {
  if (rest.length > 0 || (rev !== undefined && !/^[1-9]\d{0,5}$/.test(rev))) return undefined
  if (verb === 'list' && name === undefined) return list
  if (name === undefined) return undefined
  const page = pageNames.find((one) => one === name)
  if (verb === 'show' && page && rev === undefined) return (call) => showPage(call, page)
  if (verb === 'show') return (call) => showLander(call, name, rev === undefined ? undefined : Number(rev))
  if (verb === 'history' && rev === undefined) return (call) => showHistory(call, name)
  if (verb === 'publish' && rev === undefined) {
    return (call) => (name.endsWith('.json') ? publishFile(call, name) : publishLatest(call, name))
  }
  if (verb === 'revert' && rev !== undefined) return (call) => revertTo(call, name, Number(rev))
  return undefined
}

async function list({ database: { db }, brandId }: LandersCall): Promise<string> {
  const landers = await findLanders(db, brandId)
  if (landers.length === 0) return 'No documents.'
  return columns(
    ['id', 'kind', 'template', 'slug', 'token', 'status', 'latest', 'live', 'changed', 'by'],
    landers.map((one) => [
      one.id,
      one.kind,
      one.template,
      one.slug,
      one.token,
      one.status,
      one.rev,
      one.live_rev,
      new Date(one.changed_at),
      one.author,
    ]),
  )
}

/** The studio's refusals, as sentences. */
function explainRefusal(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  const fields = Object.keys(error.details.fields ?? {})
  if (fields.includes('to')) throw new CommandError('That revision was never published.')
  if (error.code === 'not_found') throw new CommandError('The brand has no such document or revision.')
  if (fields.length > 0) throw new CommandError(`The document is refused because of: ${fields.join(', ')}.`)
  throw new CommandError(`${error.message}.`)
}
