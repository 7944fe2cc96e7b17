import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { refuse } from '../../../registry/refused.ts'
import { isName, TOKENS } from '../../../registry/storage/keys.ts'
import type { Storage } from '../../../registry/storage/storage.ts'
import { type OnDamage, parseStored } from '../../../registry/storage/stored-json.ts'

const ID = /^[0-9a-f]{16}$/
const TOKEN = /^release_([0-9a-f]{16})_([\w-]{43})$/
/** A SHA-256 in base64url. */
const HASH = /^[\w-]{43}$/

/** The rights of a token. A team may have several. */
export interface TokenRights {
  readonly team: string
  /** The remotes that it may release; if empty, all that its team owns. */
  readonly remotes: readonly string[]
  /** Whether it may publish under new names, which its team then owns. */
  readonly mayClaim: boolean
  /** Whether it may do everything with every name, as one may where the site's data is, except create tokens. */
  readonly isForAll?: boolean | undefined
}

/** A token as it is stored: without its secret, which only its holder has. */
export interface ReleaseToken extends TokenRights {
  readonly id: string
  readonly hash: string
  readonly createdAt: string
  readonly by?: string | undefined
}

/** Creates a token for a team and returns its text, which cannot be read again. */
export async function createToken(
  storage: Storage,
  { team, remotes, mayClaim, isForAll }: TokenRights,
  { by, now = new Date() }: { readonly by?: string | undefined; readonly now?: Date } = {},
): Promise<{ readonly text: string; readonly token: ReleaseToken }> {
  for (const name of [team, ...remotes]) {
    if (!isName(name))
      refuse('bad-name', `'${name}' is not a name: use lower-case letters, digits and hyphens.`)
  }
  const id = randomBytes(8).toString('hex')
  const secret = randomBytes(32).toString('base64url')
  const rights = { team, remotes, mayClaim, ...(isForAll && { isForAll }) }
  const token = { id, ...rights, hash: hashOf(secret), createdAt: now.toISOString(), by }
  await storage.create(keyOf(id), Buffer.from(JSON.stringify(token)))
  return { text: `release_${id}_${secret}`, token }
}

/** Returns the token with this text, if there is one. */
export async function findToken(storage: Storage, text: string): Promise<ReleaseToken | undefined> {
  const [, id, secret] = TOKEN.exec(text) ?? []
  if (id === undefined || secret === undefined) return undefined
  const token = await read(storage, keyOf(id), (damage) => refuse('no-token', damage))
  const isRight = token && timingSafeEqual(Buffer.from(token.hash), Buffer.from(hashOf(secret)))
  return isRight ? token : undefined
}

/** The id in a token's text, which need not be the id of a token that exists. */
export function tokenIdIn(text: string): string | undefined {
  return TOKEN.exec(text)?.[1]
}

export async function listTokenIds(storage: Storage): Promise<ReadonlySet<string>> {
  const keys = await storage.list(TOKENS)
  return new Set(keys.map((key) => key.slice(TOKENS.length, -'.json'.length)))
}

/** Every token, oldest first; passes over damaged ones. */
export async function listTokens(
  storage: Storage,
  onDamage: OnDamage = console.error,
): Promise<ReleaseToken[]> {
  const keys = await storage.list(TOKENS)
  const tokens = await Promise.all(keys.map((key) => read(storage, key, onDamage)))
  return tokens.filter((token) => token !== undefined).sort((a, b) => a.createdAt.localeCompare(b.createdAt))
}

/** Removes a token, so that nobody can use it any more. Of a damaged one only the id is known. */
export async function revokeToken(
  storage: Storage,
  id: string,
): Promise<Pick<ReleaseToken, 'id'> & Partial<ReleaseToken>> {
  const isStored = ID.test(id) && (await storage.read(keyOf(id))) !== null
  if (!isStored) return refuse('unknown-token', `There is no token '${id}'.`)
  const token = await read(storage, keyOf(id), () => undefined)
  await storage.remove(keyOf(id))
  return token ?? { id }
}

async function read(storage: Storage, key: string, onDamage: OnDamage): Promise<ReleaseToken | undefined> {
  const bytes = await storage.read(key)
  if (bytes === null) return undefined
  const token = parseStored(bytes)
  if (token && isToken(token)) return token
  onDamage(`${key} is damaged: nobody can release with this token. Revoke it and create another.`)
  return undefined
}

function isToken(value: object): value is ReleaseToken {
  const { id, team, hash, createdAt, remotes } = value as Partial<ReleaseToken>
  const isText = [id, team, hash, createdAt].every((text) => typeof text === 'string')
  return isText && HASH.test(hash ?? '') && Array.isArray(remotes)
}

/** The secret is long and random, so that a plain hash is enough. */
function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

function keyOf(id: string): string {
  return `${TOKENS}${id}.json`
}
