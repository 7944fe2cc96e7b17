import Fastify, { type LightMyRequestResponse } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Bundle } from '../data/index.ts'
import {
  distFolder,
  remoteBundle,
  shellBundle,
  temporaryStorage,
} from '../registry/bundles/fixture-bundle.ts'
import { type Channel, type FolderStorage, publish } from '../registry/index.ts'
import { type GatewayOptions, gateway } from './index.ts'

export const SECRET = 'a secret of the tests alone'

/** What a browser sends when somebody follows a link. */
export const NAVIGATION = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'sec-fetch-dest': 'document',
}

interface SiteParts extends Partial<GatewayOptions> {
  /** Released, in this order, before the gateway starts. */
  readonly bundles?: readonly Bundle[]
}

/** A gateway on a storage of its own, inside a site for visitors who speak English. */
export async function openSite({ bundles = [shellBundle(), remoteBundle()], ...options }: SiteParts = {}) {
  const storage = options.storage ?? (await temporaryStorage())
  for (const bundle of bundles) await release(storage, bundle)
  const log: string[] = []
  const app = Fastify({ logger: { level: 'info', stream: { write: (line) => void log.push(line) } } })
  await app.register(gateway, {
    secret: SECRET,
    node: 'n1',
    view: () => ({
      locale: 'en',
      siteName: 'Toys',
      admits: (access) => access !== 'member',
      state: { user: null },
    }),
    ...options,
    storage,
  })
  onTestFinished(() => app.close())
  return { app, storage, log }
}

export async function release(
  storage: FolderStorage,
  bundle: Bundle,
  channel: Channel = { kind: 'live' },
): Promise<void> {
  await publish(storage, await distFolder(bundle, { compressed: true }), { channel })
}

/** `name=value` of every cookie that an answer sets, as a browser would send them back. */
export function cookiesOf({ cookies }: LightMyRequestResponse): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
