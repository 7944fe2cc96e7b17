import closeWithGrace from 'close-with-grace'
import { folderStorage, gateway } from 'platform/gateway'
import { createApp } from './app.ts'
import { readSettings } from './settings.ts'
import { siteView } from './site-view.ts'

/** The process that serves the site: API and gateway. Exit code 5: the port is taken. */
const PORT_TAKEN = 5

const settings = readSettings(process.env)
const app = createApp(settings)
await app.register(gateway, {
  ...settings,
  storage: folderStorage(settings.data),
  // Nobody can log in until accounts open.
  view: siteView(() => null),
})

closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  if (err) app.log.error(err, 'the server stops because of an error')
  await app.close()
})

try {
  const url = await app.listen({ host: settings.host, port: settings.port })
  console.log(`\nAmberly is ready at http://localhost:${new URL(url).port || 80}\n`)
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
  console.error(
    `Port ${settings.port} is taken by another program. Stop that, or choose another: PORT=3001 npm start`,
  )
  await app.close()
  process.exit(PORT_TAKEN)
}
