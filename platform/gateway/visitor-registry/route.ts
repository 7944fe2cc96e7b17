import type { FastifyInstance } from 'fastify'
import type { GatingShell } from '../../protocol/index.ts'
import { bundleFolder } from '../../registry/storage/keys.ts'
import { compress } from '../http/compress.ts'
import type { SiteOverrides } from '../overrides/overrides.ts'
import type { LiveRegistry } from '../registry/live-registry.ts'
import { runningVersions } from '../registry/running-versions.ts'
import type { Visitors } from '../visitors/visitors.ts'

interface RegistryRouteOptions {
  readonly registry: LiveRegistry
  /** URL of the folder that holds the bundles. */
  readonly base: string
  readonly visitors: Visitors
  readonly overrides: SiteOverrides
}

/**
 * Tells open pages what is released now. A page names the shell version it runs, and gets remotes that work with it. It
 * also names the remotes' versions that it got, which keeps a page on its side of a canary without cookies.
 */
export function registryRoute(
  app: FastifyInstance,
  { registry, base, visitors, overrides }: RegistryRouteOptions,
) {
  app.get<{ Querystring: { shell?: unknown; runs?: unknown } }>('/registry.json', async (request, reply) => {
    const { shell, runs } = request.query
    const served = await registry.serveTo(
      { ...visitors.recognise(request, reply), runs: runningVersions(runs) },
      typeof shell === 'string' ? shell : undefined,
    )
    if (!served) {
      reply.code(503).header('cache-control', 'no-store').header('retry-after', '1')
      return { message: 'No shell is live yet.' }
    }
    const { json, etag } = await overrides.apply(request, served)
    reply.header('cache-control', 'private, no-cache').header('etag', etag)
    if (isUnchanged(etag, request.headers['if-none-match'])) return reply.code(304).send()
    reply.type('application/json; charset=utf-8').header('x-content-type-options', 'nosniff')
    return compress(request, reply, json)
  })

  app.get('/shells.json', async (_request, reply): Promise<GatingShell[]> => {
    const { shell } = registry.document()
    reply.header('cache-control', 'no-store')
    return [shell?.live, shell?.previous].flatMap((version) =>
      shell && version !== undefined
        ? [{ name: shell.name, version, base: `${base}${bundleFolder(shell.name, version)}` }]
        : [],
    )
  })
}

function isUnchanged(etag: string, header: string | undefined): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return (header ?? '').split(',').some((tag) => opaque(tag) === opaque(etag) || tag.trim() === '*')
}
