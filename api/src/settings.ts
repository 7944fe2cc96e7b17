import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Settings {
  readonly host: string
  readonly port: number
  readonly data: string
  readonly secret: string
  readonly isSecure: boolean
  readonly overrideHosts: readonly string[]
  readonly trustProxy: string[]
  readonly logLevel: string
}

/** Everything that the environment decides; the README lists it. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const data = env['DATA_DIR'] ?? '.amberly'
  return {
    host: env['HOST'] ?? 'localhost',
    port: readPort(env['PORT']),
    data,
    secret: env['SITE_SECRET'] ?? keptSecret(data),
    isSecure: env['SITE_URL']?.startsWith('https:') ?? false,
    overrideHosts: list(env['OVERRIDE_HOSTS']),
    trustProxy: list(env['TRUST_PROXY']),
    logLevel: env['LOG_LEVEL'] ?? 'warn',
  }
}

function readPort(text = '3000'): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Error(`PORT is '${text}', which is no port: give a number below 65536.`)
}

function list(text = ''): string[] {
  return text.split(',').filter((entry) => entry.trim() !== '')
}

/** One host keeps its secret in the data folder; several nodes are given the same one as SITE_SECRET. */
function keptSecret(data: string): string {
  const file = join(data, 'secret')
  mkdirSync(data, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
