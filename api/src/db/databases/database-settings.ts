import { readFileSync } from 'node:fs'
import { SettingsTrouble } from '../../settings-trouble.ts'

export interface DatabaseAddresses {
  /** URL of a PostgreSQL server. */
  readonly databaseUrl?: string
  /** Where no pooler stands between, if one does in front of `databaseUrl`. */
  readonly databaseDirectUrl?: string
  /** A server that repeats what the database does, for reads. */
  readonly databaseReadUrl?: string
}

/** A database of a site that has several, each with brands of its own. */
export interface BrandDatabase extends DatabaseAddresses {
  readonly name: string
  /** The domains of its brands. */
  readonly brands: readonly string[]
  readonly databaseUrl: string
}

export interface Databases {
  /** The database of this process. */
  readonly own: BrandDatabase
  readonly others: readonly BrandDatabase[]
}

export interface DatabaseSettings extends DatabaseAddresses {
  /** Where the brands are, if they are in several databases. */
  readonly databases?: Databases
}

/** Reads the addresses of this process's database: from the environment, or from the file that lists all databases. */
export function readDatabaseSettings(env: NodeJS.ProcessEnv): DatabaseSettings {
  const { DATABASES: databases, DATABASE: chosen } = env
  if (!databases) return addressesOf(ADDRESSES.map(([key, setting]) => [key, setting, env[setting]]))
  const named = ADDRESSES.find(([, setting]) => env[setting])
  if (named)
    throw new SettingsTrouble(`DATABASES names the databases, so ${named[1]} has no effect: leave it out.`)
  const all = readAll(databases)
  refuseRepeated(all)
  const own = all.find(({ name }) => name === chosen)
  if (!own) {
    const names = all.map(({ name }) => name).join(', ')
    throw new SettingsTrouble(
      `DATABASE says which of the databases in DATABASES is this process's: ${names}.`,
    )
  }
  const { databaseUrl, databaseDirectUrl, databaseReadUrl } = own
  return {
    databaseUrl,
    ...(databaseDirectUrl && { databaseDirectUrl }),
    ...(databaseReadUrl && { databaseReadUrl }),
    databases: { own, others: all.filter((one) => one !== own) },
  }
}

/** Each address, by its key here, in the environment, and in the file. */
const ADDRESSES = [
  ['databaseUrl', 'DATABASE_URL', 'url'],
  ['databaseDirectUrl', 'DATABASE_DIRECT_URL', 'direct_url'],
  ['databaseReadUrl', 'DATABASE_READ_URL', 'read_url'],
] as const

type Address = readonly [key: keyof DatabaseAddresses, setting: string, value: unknown]

function addressesOf(addresses: readonly Address[]): DatabaseAddresses {
  const set = addresses.filter(([, , value]) => value !== undefined && value !== '')
  return Object.fromEntries(set.map(([key, setting, value]) => [key, readDatabaseUrl(setting, value)]))
}

/** The value may contain a password, so the message does not repeat it. */
function readDatabaseUrl(setting: string, value: unknown): string {
  const { protocol } = (typeof value === 'string' && URL.parse(value)) || {}
  if (protocol === 'postgres:' || protocol === 'postgresql:') return String(value)
  throw new SettingsTrouble(`${setting} is not a PostgreSQL URL: use postgres://user:password@host/name.`)
}

const EXAMPLE = '{"name": {"brands": ["domain"], "url": "postgres://user:password@host/name"}}'
const KEYS: readonly string[] = ['brands', ...ADDRESSES.map(([, , key]) => key)]

function readAll(databases: string): readonly BrandDatabase[] {
  const entries = Object.entries(parse(databases))
  if (entries.length === 0) throw new SettingsTrouble(`DATABASES names no database: use ${EXAMPLE}`)
  return entries.map(([name, entry]) => readEntry(name, entry))
}

/** The setting is the path of a file, or what would be in it, which is easier to hand to a container. */
function parse(databases: string): object {
  try {
    const content: unknown = JSON.parse(
      databases.startsWith('{') ? databases : readFileSync(databases, 'utf8'),
    )
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content
  } catch (error) {
    // The parser's message may repeat a password, so it is left out.
    const why = error instanceof SyntaxError ? 'is no JSON' : 'names a file that cannot be read'
    throw new SettingsTrouble(`DATABASES ${why}: use ${EXAMPLE}, or a file with that.`)
  }
  throw new SettingsTrouble(`DATABASES is no list of databases: use ${EXAMPLE}`)
}

function readEntry(name: string, entry: unknown): BrandDatabase {
  const where = `DATABASES, ${name}`
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new SettingsTrouble(`${where}: a name has lower-case letters, digits and hyphens.`)
  const values: Readonly<Record<string, unknown>> = Object(entry)
  const unknown = Object.keys(values).find((key) => !KEYS.includes(key))
  if (unknown) throw new SettingsTrouble(`${where}: there is no ${unknown}, only ${KEYS.join(', ')}.`)
  const addresses = addressesOf(ADDRESSES.map(([key, , own]) => [key, `${where}: ${own}`, values[own]]))
  const { databaseUrl } = addresses
  if (!databaseUrl) throw new SettingsTrouble(`${where} has no url: use ${EXAMPLE}`)
  const { brands } = values
  if (!Array.isArray(brands) || brands.some((brand) => typeof brand !== 'string' || brand === ''))
    throw new SettingsTrouble(`${where}: brands is not a list of domains: use ${EXAMPLE}`)
  return { ...addresses, name, databaseUrl, brands: brands.map((brand: string) => brand.toLowerCase()) }
}

function refuseRepeated(all: readonly BrandDatabase[]) {
  const seen = new Map<string, string>()
  for (const { name, brands } of all) {
    for (const brand of brands) {
      const before = seen.get(brand)
      if (before) throw new SettingsTrouble(`DATABASES has ${brand} twice, in ${before} and in ${name}.`)
      seen.set(brand, name)
    }
  }
  for (const [at, { name, databaseUrl }] of all.entries()) {
    const same = all.slice(0, at).find((one) => one.databaseUrl === databaseUrl)
    if (same) throw new SettingsTrouble(`DATABASES has the same url twice, in ${same.name} and in ${name}.`)
  }
}

/** Refuses a site of which a host leads to a brand that is in no database. */
export function refuseUnassigned({ own, others }: Databases, domains: readonly string[]) {
  const assigned = new Set([own, ...others].flatMap(({ brands }) => brands))
  const [missing] = domains.filter((domain) => !assigned.has(domain))
  if (missing)
    throw new SettingsTrouble(
      `SITE_HOSTS leads to ${missing}, which no database in DATABASES has: add it to one.`,
    )
}
