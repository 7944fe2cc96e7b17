import Fastify from 'fastify'
import { folderStorage, gateway } from 'platform/gateway'

/** A complete server. A product adds its own routes, and its `view` returns each visitor's language and permissions. */
const { DATA_DIR = '', PORT = '4000' } = process.env

const app = Fastify()
await app.register(gateway, {
  storage: folderStorage(DATA_DIR),
  secret: 'a public secret, which only a demo may have',
  view: () => ({ locale: 'en', siteName: 'Toys', admits: () => true, state: null }),
})
const url = await app.listen({ host: 'localhost', port: Number(PORT) })
// `dev` starts the server and waits for its address.
process.send?.({ url })
console.log(`\nThe toys are at http://localhost:${new URL(url).port}, their releases in ${DATA_DIR}\n`)
