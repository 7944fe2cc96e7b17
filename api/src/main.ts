import closeWithGrace from 'close-with-grace'
import { folderStorage, gateway } from 'platform/gateway'
import { createApp } from './app.ts'
import { readSettings } from './settings.ts'
import { siteView } from './site-view.ts'

/** The process that serves the site: API and gateway. Exit code 5: the port is taken. */
const PORT_TAKEN = 5

const { host, port, data, logLevel, trustProxy, ...settings } = readSettings(process.env)
const app = createApp({ logLevel, trustProxy })
await app.register(gateway, {
  ...settings,
  storage: folderStorage(data),
  // Nobody can log in until accounts open.
  view: siteView(() => null),
})

closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  if (err) app.log.error(err, 'the server stops because of an error')
  await app.close()
})

try {
  const url = await app.listen({ host, port })
  // Whoever runs this process as a part of something larger says it in words of its own.
  if (process.send) process.send({ url })
  else console.log(`\nAmberly is ready at http://localhost:${new URL(url).port || 80}\n`)
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
  console.error(`Port ${port} is taken by another program. Stop that, or choose another: PORT=3001 npm start`)
  await app.close()
  process.exit(PORT_TAKEN)
}
