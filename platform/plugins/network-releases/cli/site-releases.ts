import { type Refusal, Refused, type Releases } from '../../../registry/index.ts'
import { PACKED_BUILDS, packBuilds } from '../upload/pack.ts'
import { SiteSettingWrong, SiteTrouble } from './site-trouble.ts'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
/** The longest time for an upload that the servers of sites usually allow. */
const TIMEOUT_MS = 90_000

/** A connection that breaks during an upload tells nothing about what has arrived. */
const AFTER_PUBLISH =
  '. It may have been published nevertheless: `history` tells. If not, run the same command again, which completes it.'

type Query = Readonly<Record<string, string | number | boolean | undefined>>

/**
 * The releases of a site on another machine, with the token of a team. The site checks everything itself. `program` is what
 * users write before the name of a command.
 */
export function siteReleases(address: string, setting: string | undefined, program: string): Releases {
  const site = readSite(address)
  const token = readToken(setting, program)

  async function send<T>(action: string, query: Query, body: string | AsyncIterable<Uint8Array>): Promise<T> {
    const url = new URL(`@releases/${action}`, site)
    for (const [key, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(key, String(value))
    }
    const isJson = typeof body === 'string'
    const response = await fetch(url, {
      method: 'POST',
      // A redirect would send the token somewhere else.
      redirect: 'error',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': isJson ? 'application/json' : PACKED_BUILDS,
      },
      // Node's fetch sends any iterable of bytes; its types are those of browsers.
      body: body as BodyInit,
      ...(!isJson && { duplex: 'half' as const }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => unreachable(site, error, action === 'publish' ? AFTER_PUBLISH : ''))
    return readResponse<T>(site, response)
  }

  const call = <T>(action: string, input: object) => send<T>(action, {}, JSON.stringify(input))

  /** A site that refuses the token closes the connection during the upload, and its answer is lost: so ask it before. */
  async function upload<T>(action: string, query: Query, distFolders: readonly string[]): Promise<T> {
    await call('names', {})
    return send(action, query, packBuilds(distFolders))
  }

  return {
    names: () => call('names', {}),
    check: (distFolders) => upload('gate', {}, distFolders),
    publish(distFolders, { channel, commit }) {
      const { share, only } = channel.kind === 'canary' ? channel : {}
      const [hold, all] = [channel.kind === 'hold' || undefined, channel.kind === 'live' || undefined]
      return upload('publish', { share, only: only && JSON.stringify(only), hold, all, commit }, distFolders)
    },
    async promote(chosen, { share, only, at, to, why }) {
      if (to !== undefined)
        throw new SiteSettingWrong(
          `--to needs the store of both environments. Over the network, name the version to the site of ${to}, which has the same store: promote <bundle>@<version> --site <its address>`,
        )
      return call('promote', { chosen, share, only, at, why })
    },
    approve: (name, { version }) => call('approve', { name, version }),
    cancel: (name, { version, why }) => call('cancel', { name, version, why }),
    protect: (name, { isProtected, why }) => call('protect', { name, isProtected, why }),
    freeze: ({ until, why }) => call('freeze', { until, why }),
    unfreeze: () => call('unfreeze', {}),
    rollback: (name, { version, why }) => call('rollback', { name, version, why }),
    withdraw: (name, { why }) => call('withdraw', { name, why }),
    owner: (name) => call('owner', { name }),
    own: (name, { to }) => call('own', { name, to }),
    prune: ({ days }) => call('prune', { days }),
    status: () => call('status', {}),
    history: (name) => call('history', { name }),
    versions: (name) => call('versions', { name }),
  }
}

/** Reads RELEASE_TOKEN. A secret read from a file often ends with a newline. */
function readToken(setting = '', program: string): string {
  const token = setting.trim()
  if (token === '') {
    throw new SiteSettingWrong(
      `Set RELEASE_TOKEN to a token of your team. Where the site's data is, create one: ${program} token create <team>`,
    )
  }
  // Sent as it is, it would be quoted in the error of the HTTP client, and end up in the log of a CI job.
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new SiteSettingWrong(
      'RELEASE_TOKEN is no token: it has spaces, line breaks or other characters in it.',
    )
  return token
}

function readSite(address: string): URL {
  const url = URL.parse(address.endsWith('/') ? address : `${address}/`)
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname))) return url
  throw new SiteSettingWrong(
    `'${address}' is not an https:// address. A token is a password, so it is sent to no other.`,
  )
}

async function readResponse<T>(site: URL, response: Response): Promise<T> {
  const text = await response.text()
  const body = parse(text) as T & { refused?: [Refusal, ...Refusal[]] }
  if (response.ok && body !== undefined) return body
  if (body?.refused) throw new Refused(...body.refused)
  const advice = response.status === 404 ? ' Is there a site of this platform at that address?' : ''
  throw new SiteTrouble(`${site.host} responds with ${response.status}.${advice}`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `fetch` hides the reason of a failure; a refused build is thrown while it is sent. */
function unreachable(site: URL, error: unknown, advice: string): never {
  const cause = error instanceof Error ? error.cause : undefined
  for (const thrown of [error, cause]) if (thrown instanceof Refused) throw thrown
  const reason = cause instanceof Error ? cause.message : String(error)
  throw new SiteTrouble(`${site.host} cannot be reached: ${reason}${advice}`, { cause: error })
}
