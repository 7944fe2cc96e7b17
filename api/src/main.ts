import closeWithGrace from 'close-with-grace'
import { folderStorage } from 'platform/gateway'
import { createApp } from './app.ts'
import { readSettings } from './settings.ts'

/** The process that serves the site. Exit code 3: the port is taken. */
const settings = readSettings(process.env)
const app = await createApp({
  ...settings,
  storage: folderStorage(settings.data),
  // Nobody can log in until accounts open.
  findUser: () => null,
})

closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  if (err) app.log.error(err, 'the server stops because of an error')
  await app.close()
})

try {
  const url = await app.listen({ host: settings.host, port: settings.port })
  // Whoever runs this process as a part of something larger says it in words of its own.
  if (process.send) process.send({ url })
  else console.log(`\nAmberly is ready at http://localhost:${new URL(url).port || 80}\n`)
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
  console.error(
    `Port ${settings.port} is taken by another program. Stop that, or choose another: PORT=3001 npm start`,
  )
  await app.close()
  process.exit(3)
}
