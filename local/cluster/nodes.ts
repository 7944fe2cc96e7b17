import { join } from 'node:path'
import type { PartOptions } from './part.ts'

/** The processes of the site; the first part of a name is the role. */
export const NODES = ['api-1', 'api-2', 'gateway-1', 'gateway-2', 'jobs-1'] as const
export type NodeName = (typeof NODES)[number]

/** Settings that differ from one process to the next, or mean nothing to a command. */
const OWN = [
  'PATH',
  'NODE_COMPILE_CACHE',
  'NODE_ENV',
  'HOST',
  'PORT',
  'API_URL',
  'DEMO',
  'DEMO_REACTIONS',
  'TRUST_PROXY',
]

/** The settings of a process as a shell reads them, for commands that work on the cluster. */
export function settingsText(env: NodeJS.ProcessEnv): string {
  const lines = Object.entries(env).filter(([name, value]) => value !== undefined && !OWN.includes(name))
  return lines.map(([name, value = '']) => `export ${name}='${value.replaceAll("'", `'\\''`)}'\n`).join('')
}

interface SiteOptions {
  readonly data: string
  readonly url: string
  readonly secret: string
  /** Members of the demo world. */
  readonly size: number
  /** The port of the balancer. */
  readonly balancer: number
  /** The file that starts a process. */
  readonly server?: string | undefined
  readonly env: NodeJS.ProcessEnv
}

/** The server of this version, with the stand-ins. */
export const SERVER = join(import.meta.dirname, '..', 'start.ts')

/** How one process of the site is started: as in production, but with the demo and the outbox page. */
export function nodeOptions(
  name: NodeName,
  port: number,
  { data, url, secret, size, balancer, server = SERVER, env }: SiteOptions,
): Omit<PartOptions, 'name' | 'log'> {
  const [role = ''] = name.split('-')
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return {
    port,
    command: [process.execPath, server, '--role', role],
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      DATA_DIR: data,
      SITE_URL: url,
      SITE_SECRET: secret,
      HOST: '127.0.0.1',
      PORT: String(port),
      TRUST_PROXY: '127.0.0.1',
      // Pages read through the balancer, so no process with the API is missed.
      API_URL: `http://127.0.0.1:${balancer}`,
      DEMO: String(size),
      // One of several processes plays the demo's members.
      DEMO_REACTIONS: name === 'api-1' ? 'yes' : 'no',
      ...env,
    },
    isReady: () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
  }
}
