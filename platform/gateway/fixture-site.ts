import Fastify, { type FastifyInstance, type FastifyRequest, type LightMyRequestResponse } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Bundle } from '../protocol/index.ts'
import {
  distFolder,
  remoteBundle,
  shellBundle,
  temporaryStorage,
} from '../registry/bundles/fixture-bundle.ts'
import { type Channel, type FolderStorage, publish, type Storage } from '../registry/index.ts'
import { type GatewayOptions, gateway } from './index.ts'

export const SECRET = 'a secret of the tests alone'

/** Headers of a browser that follows a link. */
export const NAVIGATION = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'sec-fetch-dest': 'document',
}

interface SiteParts extends Partial<Omit<GatewayOptions, 'storage'>> {
  readonly storage?: FolderStorage
  /** Serves this storage instead, which is no folder of this host. */
  readonly elsewhere?: Storage
  /** Released in this order before the gateway starts. */
  readonly bundles?: readonly Bundle[]
  /** Addresses of proxies, whose word about a visitor counts. */
  readonly trustProxy?: string[]
  /** Prepares the server to which the gateway is added. */
  readonly prepare?: (app: FastifyInstance) => void
}

/** The cookies of a request without the id that a new visitor has just been given. */
export function cookiesBefore({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return headers.cookie?.replace(/(; |^)visitor=.*$/, '') || 'none'
}

/** A gateway with its own storage, inside a site for English-speaking visitors. */
export async function openSite({
  bundles = [shellBundle(), remoteBundle()],
  elsewhere,
  prepare,
  trustProxy = [],
  ...options
}: SiteParts = {}) {
  const storage = options.storage ?? (await temporaryStorage())
  for (const bundle of bundles) await release(storage, bundle)
  const log: string[] = []
  const logger = { level: 'info', stream: { write: (line: string) => void log.push(line) } }
  const app = Fastify({ trustProxy, logger })
  prepare?.(app)
  await app.register(gateway, {
    secret: SECRET,
    view: () => ({
      locale: 'en',
      siteName: 'Toys',
      admits: (access) => access !== 'member',
      state: { user: null },
    }),
    ...options,
    storage: elsewhere ?? storage,
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

/** The cookies that a response sets, in the form in which a browser sends them back. */
export function cookiesOf({ cookies }: LightMyRequestResponse): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
