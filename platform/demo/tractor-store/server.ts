import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { folderStorage, gateway } from 'platform/gateway'
import { canaries, readFigures } from 'platform/plugins/canaries'
import { networkReleases } from 'platform/plugins/network-releases'
import { serverRendering } from 'platform/plugins/server-rendering'
import { openCatalogue } from './catalogue/open-catalogue.ts'
import { checkoutApi } from './checkout/api.ts'
import { decideApi } from './decide/api.ts'
import { exploreApi } from './explore/api.ts'
import { inspireApi } from './inspire/api.ts'

/** The store's server: the pages, and in a real store's place of four services the endpoints of the four teams. */
const {
  CATALOGUE,
  DATA_DIR = '.platform',
  HOST = 'localhost',
  PORT = '4000',
  SITE_SECRET = 'a public secret, which only a demo may have',
} = process.env

const catalogue = openCatalogue(CATALOGUE)
const nameOf = (id: string | undefined) =>
  catalogue.decide.products.find((product) => product.id === id)?.name

const app = Fastify()
app.get<{ Params: { '*': string } }>('/cdn/*', async ({ params, headers }, reply) => {
  const picture = catalogue.picture(params['*'])
  if (!picture) return reply.code(404).send()
  reply.type(picture.type).headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' })
  // A drawing is a text. It shares a phone's line with the scripts, and its page is seen as early as it has arrived.
  const isSmaller = typeof picture.body === 'string' && headers['accept-encoding']?.includes('gzip')
  return isSmaller
    ? reply.header('content-encoding', 'gzip').send(gzipSync(picture.body))
    : reply.send(picture.body)
})
await app.register(gateway, {
  storage: folderStorage(DATA_DIR),
  secret: SITE_SECRET,
  plugins: [canaries(), networkReleases({ readFigures }), serverRendering()],
  view: () => ({
    locale: 'en',
    siteName: 'The Tractor Store',
    admits: () => true,
    state: null,
    exists: ({ route, params }) => route.name !== 'product' || nameOf(params['id']) !== undefined,
    head: (match) => {
      const title = match?.route.name === 'product' ? nameOf(match.params['id']) : undefined
      return title === undefined ? {} : { title: `${title} – The Tractor Store` }
    },
    // Pages without the cart are the same for all.
    sharing: { key: 'everyone' },
  }),
})
await app.register(async (scope) => exploreApi(scope, catalogue.explore))
await app.register(async (scope) => decideApi(scope, catalogue.decide))
await app.register(async (scope) => checkoutApi(scope, catalogue.checkout))
await app.register(async (scope) => inspireApi(scope, catalogue.decide))

const url = await app.listen({ host: HOST, port: Number(PORT) })
// `platform dev` starts this server as its child, and asks for the address.
if (process.send) process.send({ url })
else console.log(`\nThe store is at http://localhost:${new URL(url).port}, its releases in ${DATA_DIR}\n`)
