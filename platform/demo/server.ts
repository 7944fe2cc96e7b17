import Fastify from 'fastify'
import { folderStorage, gateway } from 'platform/gateway'

/** A whole site's server. A product adds routes of its own, and says in `view` who looks, and in which language. */
const { DATA_DIR = '', PORT = '4000' } = process.env

const app = Fastify()
await app.register(gateway, {
  storage: folderStorage(DATA_DIR),
  secret: 'known to everybody, as only a demo may have it',
  view: () => ({ locale: 'en', siteName: 'Toys', admits: () => true, state: null }),
})
const url = await app.listen({ host: 'localhost', port: Number(PORT) })
console.log(
  `\nThe toys are at http://localhost:${new URL(url).port}, what is released of them in ${DATA_DIR}\n`,
)
