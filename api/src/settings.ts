import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  readonly node?: string
}

/** Everything that the environment decides; the README lists it. An empty value counts as none. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const data = env['DATA_DIR'] || '.amberly'
  const node = env['NODE_NAME']
  return {
    host: env['HOST'] || 'localhost',
    port: readPort(env['PORT'] || '3000'),
    data,
    secret: env['SITE_SECRET'] || keptSecret(data),
    isSecure: env['SITE_URL']?.startsWith('https:') ?? false,
    overrideHosts: list(env['OVERRIDE_HOSTS']),
    trustProxy: list(env['TRUST_PROXY']),
    logLevel: env['LOG_LEVEL'] || 'warn',
    ...(node && { node }),
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Error(`PORT is '${text}', which is no port: give a number below 65536.`)
}

function list(text = ''): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** One host keeps its secret in the data folder; several nodes are given the same one as SITE_SECRET. */
function keptSecret(data: string): string {
  const file = join(data, 'secret')
  const draft = `${file}.${process.pid}`
  mkdirSync(data, { recursive: true })
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // Whole or not at all: of two processes that start at once, both read the same one.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8')
}
