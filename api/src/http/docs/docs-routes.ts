import type { FastifyInstance } from 'fastify'
import type { Route } from '../route.ts'
import { DOCS_POLICY, docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

/**
 * Serves the API reference for programs (OpenAPI) and for people (HTML). Anybody can read it, so it leaves out the
 * calls of staff, of which nobody else can tell that they exist.
 */
export function docsRoutes(app: FastifyInstance, all: readonly Route[]) {
  const routes = all.filter(({ options }) => options.access !== 'staff')
  // Written when first asked for: most processes never are.
  const document = once(() => openApi(routes))
  const text = once(() => JSON.stringify(document()))
  const page = once(() => docsPage(document()))
  app.get('/api/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(text()))
  app.get('/api/docs', (_, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', DOCS_POLICY).send(page()),
  )
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
