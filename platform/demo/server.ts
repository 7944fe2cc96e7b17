import Fastify from 'fastify'
import { folderStorage, gateway } from 'platform/gateway'
import { canaries, readFigures } from 'platform/plugins/canaries'
import { networkReleases } from 'platform/plugins/network-releases'
import { serverRendering } from 'platform/plugins/server-rendering'

/** A complete server. A product adds its own routes, and its `view` returns each visitor's language and permissions. */
const {
  DATA_DIR = '.platform',
  HOST = 'localhost',
  PORT = '4000',
  SITE_SECRET = 'a public secret, which only a demo may have',
} = process.env

const app = Fastify()
await app.register(gateway, {
  storage: folderStorage(DATA_DIR),
  secret: SITE_SECRET,
  plugins: [canaries(), networkReleases({ readFigures }), serverRendering()],
  view: () => ({ locale: 'en', siteName: 'Toys', admits: () => true, state: null }),
})
const url = await app.listen({ host: HOST, port: Number(PORT) })
// `platform dev` starts this server as its child, and asks for the address.
if (process.send) process.send({ url })
else console.log(`\nThe toys are at http://localhost:${new URL(url).port}, their releases in ${DATA_DIR}\n`)
