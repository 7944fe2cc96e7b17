import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { SOURCE_MAP } from '../../registry/bundles/read-dist.ts'
import { type BundleCache, isName, isVersion, type Storage } from '../../registry/index.ts'
import { isKey } from '../../registry/storage/storage.ts'
import { plainNotFound } from '../html/error-pages.ts'
import { localFiles } from './local-files.ts'

const HEADERS = {
  // Pages of other hosts may load these files too: this host may be, or be behind, a CDN.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
}

/**
 * Serves the files of published bundles, which never change. From a folder it also serves files of a
 * bundle whose `bundle.json` is still missing, but no page links to them.
 */
export async function bundleRoute(
  app: FastifyInstance,
  { storage, bundles }: { readonly storage: Storage; readonly bundles: BundleCache },
) {
  const files = await localFiles(storage)
  app.addHook('onClose', files.stop)
  await app.register(fastifyStatic, {
    root: files.folder,
    // The folder may not exist before the first publish.
    suppressWarning: true,
    serve: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  })
  app.setNotFoundHandler((_, reply) => reply.send(plainNotFound(reply)))
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*']
    reply.headers(HEADERS)
    // Validated here: the plugin's own wildcard route would read every folder on the path to check its spelling.
    const isThere = isFile(path) && (await prepare(path)) && !(await isServerHalf(path))
    return isThere ? reply.sendFile(path) : reply.callNotFound()
  })

  /** A half for the server is nearly the source, and no browser loads it. */
  async function isServerHalf(path: string): Promise<boolean> {
    const [name = '', version = '', ...file] = path.split('/')
    const half = (await bundles.load(name, version))?.bundle.server
    return half !== undefined && file.join('/').replace(COMPRESSED, '') === half
  }

  function prepare(path: string) {
    const [name = '', version = '', ...file] = path.split('/')
    return files.prepare(name, version, file.join('/'))
  }
}

const COMPRESSED = /\.(?:br|gz)$/

function isFile(path: string): boolean {
  // Source maps hold the sources; they are published for reading stacks, not for visitors.
  if (path.endsWith(SOURCE_MAP)) return false
  const [name, version, ...file] = path.split('/')
  return isName(name) && isVersion(version) && isKey(file.join('/'))
}
