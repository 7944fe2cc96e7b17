import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ResolvedRegistry } from '../../data/index.ts'
import { UsageError, type Workspace } from '../workspace.ts'

const LOOK_FOR = 10_000

/** The site that has everything that is not run from source. */
export interface DevSite {
  /** A deployed site knows nothing of this machine; the workspace's own server is part of it. */
  readonly isDeployed: boolean
  /** Where it is, as soon as it is anywhere; after a restart that is somewhere else. */
  origin(): Promise<URL>
  stop(): Promise<void>
}

export function deployedSite(url: URL): DevSite {
  return { isDeployed: true, origin: async () => url, async stop() {} }
}

/** This workspace's own server, started anew when its sources change. */
export function localSite({ root, server, data }: Workspace): DevSite {
  const first = Promise.withResolvers<URL>()
  let origin = first.promise
  const child = fork(join(root, server), [], {
    cwd: root,
    execArgv: ['--watch', '--watch-preserve-output'],
    env: { ...process.env, HOST: 'localhost', PORT: '0', DATA_DIR: data },
  })
  // Node's watcher passes on what the server tells, among what it tells itself.
  child.on('message', (message: { readonly url?: unknown }) => {
    if (typeof message.url !== 'string') return
    const url = new URL(message.url)
    first.resolve(url)
    origin = Promise.resolve(url)
  })
  return {
    isDeployed: false,
    origin: () => origin,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** What a site has published, told by the site itself: `mf-chat 1.4.0-3f2a9c1`, … */
export async function publishedAt(site: DevSite): Promise<{ name: string; version: string }[]> {
  const url = await site.origin()
  const answer = await fetch(new URL('/registry.json', url), { signal: AbortSignal.timeout(LOOK_FOR) }).catch(
    (error: unknown) => {
      throw new UsageError(`${url.origin} does not answer. ${reason(error)}`)
    },
  )
  const isRegistry = answer.ok && answer.headers.get('content-type')?.includes('json')
  if (!isRegistry) throw new UsageError(`${url.origin} is no site of this kind: it has no /registry.json.`)
  return ((await answer.json()) as ResolvedRegistry).remotes.map(({ name, version }) => ({ name, version }))
}

function reason(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message || cause.name : message
}
