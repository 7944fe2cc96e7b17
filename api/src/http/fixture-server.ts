import type { LightMyRequestResponse } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Database } from '../db/database.ts'
import type { Storage } from '../storage/storage.ts'
import { type ApiOptions, api } from './api.ts'
import { createLog } from './log.ts'
import type { Route } from './route.ts'
import type { Session } from './session.ts'
import { type SiteServerOptions, siteServer } from './site-server.ts'

export const SECRET = 'a secret of the tests alone'

/** What a page of the site sends with everything that changes something. */
export const OWN = { 'x-client-type': 'web', 'sec-fetch-site': 'same-origin' }

/** Token → session, as if the database knew them. */
const SESSIONS: Readonly<Record<string, Session>> = {
  ann: { id: 's1', brandId: 'localhost', memberId: 'ann', role: 'free', position: 0 },
  sue: { id: 's2', brandId: 'localhost', memberId: 'sue', role: 'staff', position: 0 },
  far: { id: 's3', brandId: 'she.localhost', memberId: 'far', role: 'free', position: 0 },
}

/** A database that is never asked. */
export const NO_DATABASE = {
  pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
  isReachable: async () => true,
} as unknown as Database

/** A storage that is never asked. */
const NO_STORAGE = {} as Storage

type Parts = Partial<SiteServerOptions & ApiOptions>

/** A server of toy routes, in memory; each domain is a brand of the same name. */
export async function toyServer(routes: readonly Route[], parts: Parts = {}) {
  const log: string[] = []
  const app = await siteServer({
    database: NO_DATABASE,
    log: createLog({ level: 'info', secret: SECRET, stream: { write: (line) => void log.push(line) } }),
    ...parts,
  })
  await app.register(api, {
    routes,
    database: NO_DATABASE,
    storage: NO_STORAGE,
    clock: { now: () => new Date() },
    findBrand: async (domain: string) => ({ id: domain, settings: {} }) as never,
    findSession: async (token: string) => SESSIONS[token] ?? null,
    ...parts,
  })
  onTestFinished(() => app.close())
  return { app, log }
}

export function errorOf(answer: LightMyRequestResponse) {
  return answer.json<{ error: { code: string; fields?: Record<string, string> } }>().error
}
