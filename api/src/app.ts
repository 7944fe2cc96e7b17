import Fastify, { type FastifyInstance } from 'fastify'
import { type FolderStorage, gateway } from 'platform/gateway'
import { type FindUser, siteView } from './site-view.ts'

export interface AppOptions {
  readonly storage: FolderStorage
  /** Signs cookies. */
  readonly secret: string
  readonly findUser: FindUser
  readonly isSecure?: boolean
  readonly overrideHosts?: readonly string[]
  /** Addresses of proxies whose word on the visitor's address is taken. */
  readonly trustProxy?: string[]
  readonly logLevel?: string
}

/** The site's server: everything that a test replaces comes in from outside. */
export async function createApp({
  findUser,
  trustProxy,
  logLevel = 'warn',
  ...options
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({ logger: { level: logLevel }, ...(trustProxy && { trustProxy }) })
  await app.register(gateway, { ...options, view: siteView(findUser) })
  return app
}
