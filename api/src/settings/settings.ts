import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { S3Bucket } from 'platform/s3'
import {
  type DatabaseSettings,
  readDatabaseSettings,
  refuseUnassigned,
} from '../db/databases/database-settings.ts'
import { PAGE_LIMIT } from '../http/limits/limits.ts'
import { readSiteHosts, type SiteHosts } from '../http/server/host.ts'
import { readSwitchAccount, type SwitchAccount } from '../payments/payment-settings.ts'
import { SettingsTrouble } from '../settings-trouble.ts'
import { readS3Settings } from '../storage/s3-settings.ts'
import type { TracingSettings } from '../tracing/start-tracing.ts'
import { readSmsAccount, type SmsAccount } from './sms-account.ts'
import { readTracing } from './tracing.ts'

export interface Settings extends DatabaseSettings {
  readonly host: string
  readonly port: number
  readonly data: string
  readonly secret: string
  readonly isSecure: boolean
  /** Public URL of the site; without one the site is for this machine only. */
  readonly siteUrl?: string
  readonly overrideHosts: readonly string[]
  /** URL under which a CDN serves the bundles; without one this site does. */
  readonly bundlesUrl?: string
  /** Whether the first view of a page is rendered on the server. */
  readonly isRendering: boolean
  /** URL of a process with the API, for one that renders pages and has none. */
  readonly apiUrl?: string
  readonly trustProxy: string[]
  /** Path of a MaxMind database with the countries of addresses. */
  readonly countryFile?: string
  /** Header in which the CDN sends the country of the visitor's address, in lower case. */
  readonly countryHeader?: string
  readonly logLevel: string
  readonly node?: string
  /** Whether connections prepare statements, which an older pooler doesn't know. */
  readonly isPreparing: boolean
  readonly poolSize: number
  /** Redis or Valkey; without one, the database carries messages between nodes, and counts what is limited. */
  readonly redisUrl?: string
  readonly siteHosts: SiteHosts
  /** Path under which the proxy in front finds the folder of members' pictures. */
  readonly picturesPath?: string
  /** Store for pictures; without it they are in the data folder. */
  readonly s3?: S3Bucket
  readonly metricsToken?: string
  /** Where traces go; without it there are none. */
  readonly tracing?: TracingSettings
  /** URLs that are told when a canary is rolled back or a bundle's failures rise. */
  readonly releaseWebhooks: readonly string[]
  /** Whether the metrics can be read on this machine without the token: only while the site isn't public. */
  readonly hasLocalMetrics: boolean
  /** URL of the mail server; without one, no mails are sent. */
  readonly smtpUrl?: string
  readonly mailFrom?: string
  /** HTTP Basic credentials, `name:password`, with which the mail provider reports bounces and complaints. */
  readonly mailWebhookAuth?: string
  /** The provider of text messages; without one, none are sent and there is no direct debit. */
  readonly sms?: SmsAccount
  /** Hosts of push services besides those of the browsers; `*.` stands for any subdomain. */
  readonly pushHosts: readonly string[]
  /** The payment switch; without one nothing is for sale. */
  readonly switchAccount?: SwitchAccount
  /** Pages, files and pictures that an address can load in a minute. */
  readonly pageLimit: number
  /** Milliseconds for load balancers to notice that the process is no longer ready. */
  readonly drain: number
}

/** Reads all settings from the environment; docs/settings.md lists them. An empty value counts as unset. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const data = env['DATA_DIR'] || '.amberly'
  const database = readDatabaseSettings(env)
  const siteHosts = readSiteHosts(splitList(env['SITE_HOSTS']))
  if (database.databases) refuseUnassigned(database.databases, Object.values(siteHosts))
  const redisUrl = env['REDIS_URL']
  const metricsToken = env['METRICS_TOKEN']
  const s3 = readS3Settings(env)
  const picturesPath = env['PICTURES_PATH']
  const siteUrl = env['SITE_URL']
  const bundlesUrl = env['BUNDLES_URL']
  const apiUrl = env['API_URL']
  const smtpUrl = env['SMTP_URL']
  const mailFrom = env['MAIL_FROM']
  const mailWebhookAuth = env['MAIL_WEBHOOK_AUTH']
  const countryFile = env['GEOIP_FILE']
  const countryHeader = env['COUNTRY_HEADER']?.toLowerCase()
  const sms = readSmsAccount(env)
  const switchAccount = readSwitchAccount(env)
  const tracing = readTracing(env)
  const isPublic = Boolean(siteUrl || env['SITE_HOSTS'])
  return {
    host: env['HOST'] || 'localhost',
    port: readPort(env['PORT'] || '3000'),
    data,
    secret: env['SITE_SECRET'] || storedSecret(data),
    isSecure: siteUrl?.startsWith('https:') ?? false,
    ...(siteUrl && { siteUrl: readWebUrl('SITE_URL', siteUrl, 'https://host') }),
    overrideHosts: splitList(env['OVERRIDE_HOSTS']),
    ...(bundlesUrl && {
      bundlesUrl: readWebUrl('BUNDLES_URL', bundlesUrl, 'https://cdn.example/bundles'),
    }),
    isRendering: readSwitch('SERVER_RENDERING', env['SERVER_RENDERING'] || 'on'),
    ...(apiUrl && { apiUrl: readWebUrl('API_URL', apiUrl, 'http://api.internal:3000') }),
    trustProxy: splitList(env['TRUST_PROXY']),
    ...(countryFile && { countryFile }),
    ...(countryHeader && { countryHeader }),
    logLevel: env['LOG_LEVEL'] || 'warn',
    ...database,
    isPreparing: readSwitch('DATABASE_PREPARED', env['DATABASE_PREPARED'] || 'on'),
    poolSize: readNumber('DATABASE_POOL', env['DATABASE_POOL'] || '10', { from: 1, to: 1_000 }),
    ...(redisUrl && { redisUrl: readRedisUrl(redisUrl) }),
    siteHosts,
    ...(s3 && { s3 }),
    ...(picturesPath && { picturesPath: readPath('PICTURES_PATH', picturesPath) }),
    ...(metricsToken && { metricsToken }),
    ...(tracing && { tracing }),
    releaseWebhooks: splitList(env['RELEASE_WEBHOOK']).map(readWebhook),
    // On a public site, a proxy on this machine could make every visitor look local.
    hasLocalMetrics: !isPublic,
    ...(smtpUrl && { smtpUrl: readSmtpUrl(smtpUrl) }),
    ...(mailFrom && { mailFrom: readMailFrom(mailFrom) }),
    ...(mailWebhookAuth && { mailWebhookAuth: readCredentials(mailWebhookAuth) }),
    ...(sms && { sms }),
    pushHosts: splitList(env['PUSH_HOSTS']).map(readPushHost),
    ...(switchAccount && { switchAccount }),
    pageLimit: readNumber('PAGE_LIMIT', env['PAGE_LIMIT'] || String(PAGE_LIMIT), {
      from: 100,
      to: 10_000_000,
    }),
    drain: 1_000 * readNumber('DRAIN_SECONDS', env['DRAIN_SECONDS'] || '0', { from: 0, to: 60 }),
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new SettingsTrouble(`PORT is '${text}', which is not a port: use a number below 65536.`)
}

function readNumber(name: string, text: string, { from, to }: { from: number; to: number }): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= from && number <= to) return number
  throw new SettingsTrouble(`${name} is '${text}': use a whole number from ${from} to ${to}.`)
}

function readPath(name: string, text: string): string {
  if (/^\/(?:[\w-]+\/)+$/.test(text)) return text
  throw new SettingsTrouble(`${name} is '${text}', which is not a path: use one such as /stored-pictures/.`)
}

function readSwitch(name: string, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on'
  throw new SettingsTrouble(`${name} is '${text}': use on or off.`)
}

/** The value may contain a password. */
function readRedisUrl(text: string): string {
  const { protocol } = URL.parse(text) ?? {}
  if (protocol === 'redis:' || protocol === 'rediss:') return text
  throw new SettingsTrouble('REDIS_URL is not the address of a Redis: use redis://user:password@host:6379.')
}

/** The URL is often a secret, so the message does not repeat it. */
function readWebhook(text: string): string {
  const { protocol, username } = URL.parse(text) ?? {}
  if ((protocol === 'https:' || protocol === 'http:') && username === '') return text
  throw new SettingsTrouble('RELEASE_WEBHOOK is not a URL: use https://host/path, or several with commas.')
}

function readWebUrl(name: string, text: string, example: string): string {
  const { protocol } = URL.parse(text) ?? {}
  if (protocol === 'https:' || protocol === 'http:') return text
  throw new SettingsTrouble(`${name} is '${text}', which is not a URL: use ${example}.`)
}

/** The value may contain a password, so the message does not repeat it. */
function readSmtpUrl(text: string): string {
  const { protocol, hostname } = URL.parse(text) ?? {}
  if ((protocol === 'smtp:' || protocol === 'smtps:') && hostname) return text
  throw new SettingsTrouble(
    'SMTP_URL is not the URL of a mail server: use smtp://user:password@host:587 or smtps://….',
  )
}

function readMailFrom(text: string): string {
  if (/^[^\s@<>"]+@[^\s@<>"]+$/.test(text)) return text
  throw new SettingsTrouble(`MAIL_FROM is '${text}', which is not an address: use no-reply@host.`)
}

/** The value is a secret, so the message does not repeat it. */
function readCredentials(text: string): string {
  if (/^[^:\s]+:\S{16,}$/.test(text)) return text
  throw new SettingsTrouble(
    'MAIL_WEBHOOK_AUTH is not name:password, with a password of at least 16 characters.',
  )
}

function readPushHost(text: string): string {
  if (/^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z\d-]*$/.test(text)) return text
  throw new SettingsTrouble(
    `PUSH_HOSTS contains '${text}', which is not a public host: use push.host or *.push.host.`,
  )
}

function splitList(text = ''): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** A single host stores its secret in the data folder; several nodes share one through SITE_SECRET. */
function storedSecret(data: string): string {
  const file = join(data, 'secret')
  const draft = `${file}.${process.pid}`
  mkdirSync(data, { recursive: true })
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // Atomic: if two processes start at once, both read the same secret.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8')
}
