import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ResolvedRegistry } from '../../protocol/index.ts'
import { UsageError, type Workspace } from '../workspace.ts'

const TIMEOUT_MS = 10_000
/** Upper bound on the start of the workspace's own server, which may have to create its data first. */
const START_TIMEOUT_MS = 120_000

/** The site that serves everything that does not run from source. */
export interface DevSite {
  /** Whether it runs elsewhere, so that headers must be rewritten; false for the workspace's own server. */
  readonly isDeployed: boolean
  /** Waits until the site listens. A restart may change the origin. */
  origin(): Promise<URL>
  stop(): Promise<void>
}

export function deployedSite(url: URL): DevSite {
  return { isDeployed: true, origin: async () => url, async stop() {} }
}

/** Starts the workspace's own server, which restarts when its sources change. */
export function localSite(
  { root, server = '', data }: Pick<Workspace, 'root' | 'server' | 'data'>,
  timeout = START_TIMEOUT_MS,
): DevSite {
  const first = Promise.withResolvers<URL>()
  let origin = first.promise
  // Nobody may be waiting for it yet.
  origin.catch(() => {})
  const timer = setTimeout(() => first.reject(new UsageError(silence(server, timeout))), timeout)
  const child = fork(join(root, server), [], {
    cwd: root,
    execArgv: ['--watch', '--watch-preserve-output'],
    env: { ...process.env, HOST: 'localhost', PORT: '0', DATA_DIR: data },
  })
  // Node's watcher forwards the server's messages among its own.
  child.on('message', (message: { readonly url?: unknown }) => {
    if (typeof message.url !== 'string') return
    clearTimeout(timer)
    const url = new URL(message.url)
    first.resolve(url)
    origin = Promise.resolve(url)
  })
  return {
    isDeployed: false,
    origin: () => origin,
    async stop() {
      clearTimeout(timer)
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function silence(server: string, timeout: number): string {
  return [
    `${server} has not told its address within ${timeout / 1000} seconds.`,
    'Once it listens, it must call process.send?.({ url }) with its address, such as http://localhost:4000.',
    'It must listen on the PORT in its environment, where 0 is any free one.',
  ].join('\n')
}

/** Asks a site which remotes it has published, in which versions. */
export async function publishedAt(site: DevSite): Promise<{ name: string; version: string }[]> {
  const url = await site.origin()
  const response = await fetch(new URL('/registry.json', url), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new UsageError(`${url.origin} does not respond. ${reason(error)}`)
  })
  const isRegistry = response.ok && response.headers.get('content-type')?.includes('json')
  if (!isRegistry) throw new UsageError(`${url.origin} is not such a site: it has no /registry.json.`)
  return ((await response.json()) as ResolvedRegistry).remotes.map(({ name, version }) => ({ name, version }))
}

function reason(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message || cause.name : message
}
