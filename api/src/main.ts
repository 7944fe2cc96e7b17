import closeWithGrace from 'close-with-grace'
import { folderStorage, gateway } from 'platform/gateway'
import { DatabaseTrouble } from './db/database-trouble.ts'
import { describeError } from './http/server/log.ts'
import { readRole } from './role.ts'
import { readSettings, type Settings } from './settings/settings.ts'
import { SettingsTrouble } from './settings/settings-trouble.ts'
import { startSite } from './site-process.ts'

/** Exit codes, besides those of the database: 2 a setting is not understood, 4 anything else, 5 the port is taken. */
const EXIT = { settings: 2, unexpected: 4, portTaken: 5 }

/** What pages ask a visitor for: where they live, to fill in a form. */
const PERMISSIONS = ['geolocation']

/** What stopping may take, a database's own included, besides what is waited for on purpose. */
const GRACE = 35_000

/** The process that serves the site: API and pages, or one of them. */
async function start() {
  const settings = readSettings(process.env)
  // Where another command starts the site, the words are that one's.
  const role = readRole(process.argv[1] === import.meta.filename ? process.argv.slice(2) : [])
  const starting = startSite(settings, role)
  // Who is told to stop while it starts stops what has begun.
  closeWithGrace({ delay: GRACE + settings.drain, logger: false }, async ({ err }) => {
    if (err) console.error('The server stops because of an error.', describeError(err))
    const site = await starting.catch(() => undefined)
    await site?.stop()
  })
  const { app, view, stop } = await starting
  const { host, port, data, secret, isSecure, overrideHosts, node } = settings
  try {
    if (role === 'all' || role === 'gateway') {
      const own = { secret, isSecure, overrideHosts, ...(node && { node }) }
      await app.register(gateway, { ...own, storage: folderStorage(data), view, permissions: PERMISSIONS })
    }
    announce(await app.listen({ host, port }))
  } catch (error) {
    await stop()
    throw isPortTaken(error) ? new PortTaken(settings) : error
  }
}

function announce(url: string) {
  // Whoever runs this process as a part of something larger says it in words of its own.
  if (process.send) process.send({ url })
  else console.log(`\nAmberly is ready at http://localhost:${new URL(url).port || 80}\n`)
}

class PortTaken extends Error {
  constructor({ port }: Settings) {
    super(`Port ${port} is taken by another program. Stop that, or choose another: PORT=3001 npm start`)
  }
}

function isPortTaken(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
}

/** A sentence where a person can do something about it, everything where nobody expected it. */
function fail(error: unknown): never {
  if (error instanceof PortTaken) end(EXIT.portTaken, error.message)
  if (error instanceof SettingsTrouble) end(EXIT.settings, error.message)
  if (error instanceof DatabaseTrouble) end(error.exitCode, error.message)
  return end(EXIT.unexpected, describeError(error))
}

function end(code: number, what: unknown): never {
  console.error(what)
  process.exit(code)
}

await start().catch(fail)
