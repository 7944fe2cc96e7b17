import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { BUNDLES, type FolderStorage, isName, isVersion } from '../../registry/index.ts'
import { isKey } from '../../registry/storage/storage.ts'
import { nothingHere } from '../page/error-pages.ts'

const HEADERS = {
  // The same files may be loaded by pages of another host, where this one is behind a CDN or is one.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

/**
 * Serves the files of published bundles, none of which ever changes. Nothing is asked but the file: those of a bundle
 * whose `bundle.json` is still to come are there too, and no page knows of them.
 */
export async function bundleRoute(app: FastifyInstance, { storage }: { storage: FolderStorage }) {
  await app.register(fastifyStatic, {
    root: join(storage.folder, BUNDLES),
    // Nothing need be published yet.
    suppressWarning: true,
    serve: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  })
  app.setNotFoundHandler((_, reply) => reply.send(nothingHere(reply)))
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*']
    reply.headers(HEADERS)
    // Checked here, since the plugin's own route reads every folder on the way to see how names are spelled.
    return isFile(path) ? reply.sendFile(path) : reply.callNotFound()
  })
}

function isFile(path: string): boolean {
  const [name, version, ...file] = path.split('/')
  return isName(name) && isVersion(version) && isKey(file.join('/'))
}
