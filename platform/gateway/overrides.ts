import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BUNDLE_FILE, type RemoteBundle, type ResolvedRegistry, type ResolvedRemote } from '../data/index.ts'

const COOKIE = 'platform-override'
const HOUR = 60 * 60
const FETCH_TIMEOUT = 2_000

/** Remote → URL of the folder with its `bundle.json`. */
export type Overrides = Readonly<Record<string, string>>

interface Signed {
  readonly remotes: Overrides
  readonly until: number
}

/** A token that makes a site load these remotes from elsewhere, for an hour, in one browser. */
export function signOverrides(secret: string, remotes: Overrides, now = Date.now()): string {
  const content = Buffer.from(
    JSON.stringify({ remotes, until: now + HOUR * 1000 } satisfies Signed),
  ).toString('base64url')
  return `${content}.${signature(secret, content)}`
}

function signature(secret: string, content: string) {
  return createHmac('sha256', secret).update(`override\n${content}`).digest('base64url')
}

/** What a token says, if it is one of ours and still good. */
export function readOverrides(secret: string, token: string | undefined, now = Date.now()): Overrides {
  const [content, given] = token?.split('.') ?? []
  if (!content || !given) return {}
  const expected = Buffer.from(signature(secret, content))
  const actual = Buffer.from(given)
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return {}
  const { remotes, until } = JSON.parse(Buffer.from(content, 'base64url').toString()) as Signed
  return until > now ? remotes : {}
}

interface OverrideOptions {
  readonly secret: string
  readonly isSecure: boolean
  /** `host:port` from which code may come. An override that anyone could set would be anyone's code in the page. */
  readonly hosts: readonly string[]
}

/** Lets a developer see one remote from his own machine in a deployed site; with no hosts allowed it does not exist. */
export function overrides(app: FastifyInstance, { secret, isSecure, hosts }: OverrideOptions) {
  if (hosts.length > 0) {
    app.get<{ Querystring: { token?: string } }>('/override', async (request, reply) => {
      const { token = '' } = request.query
      if (Object.keys(readOverrides(secret, token)).length === 0) {
        return reply.code(403).send('This override is not signed for this site, or its hour is over.')
      }
      const options = {
        path: '/',
        maxAge: HOUR,
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
      } as const
      return reply.setCookie(COOKIE, token, options).redirect('/')
    })
  }

  const isAllowed = (url: string) => URL.canParse(url) && hosts.includes(new URL(url).host)

  async function load(remote: ResolvedRemote, base: string): Promise<ResolvedRemote> {
    const answer = await fetch(new URL(BUNDLE_FILE, base), {
      signal: AbortSignal.timeout(FETCH_TIMEOUT),
      redirect: 'error',
    })
    const { data, files, ...bundle } = (await answer.json()) as RemoteBundle
    const integrity = Object.fromEntries(Object.entries(files).map(([file, info]) => [file, info.integrity]))
    return {
      ...remote,
      ...bundle,
      channel: 'override',
      base,
      integrity,
      routes: data.routes,
      slots: data.slots ?? [],
    }
  }

  return {
    /** The registry with this browser's overrides in it, and the hosts that its pages then load from. */
    async apply(request: FastifyRequest, registry: ResolvedRegistry) {
      const wanted = hosts.length > 0 ? readOverrides(secret, request.cookies[COOKIE]) : {}
      if (Object.keys(wanted).length === 0) return { registry, origins: [] }
      const remotes = registry.remotes.map(async (remote) => {
        const base = wanted[remote.name]
        if (!base || !isAllowed(base)) return remote
        return load(remote, base.endsWith('/') ? base : `${base}/`).catch((error: unknown) => {
          request.log.warn({ error, remote: remote.name }, 'override out of reach')
          return remote
        })
      })
      const origins = [
        ...new Set(
          Object.values(wanted)
            .filter(isAllowed)
            .map((url) => new URL(url).origin),
        ),
      ]
      return { registry: { ...registry, remotes: await Promise.all(remotes) }, origins }
    },
  }
}
