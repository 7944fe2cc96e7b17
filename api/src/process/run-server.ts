import closeWithGrace from 'close-with-grace'
import { PUSH_WORKER_PATH } from 'contracts'
import { gateway, releaseStorage, SettingMissing } from 'platform/gateway'
import { canaries, readFigures } from 'platform/plugins/canaries'
import { networkReleases } from 'platform/plugins/network-releases'
import { searchListing } from 'platform/plugins/search-listing'
import { serverRendering } from 'platform/plugins/server-rendering'
import { serviceWorker } from 'platform/plugins/service-worker'
import { DatabaseTrouble } from '../db/database-trouble.ts'
import { bundleMetrics } from '../http/server/bundle-metrics.ts'
import { describeError } from '../http/server/log.ts'
import { renderMetrics } from '../metrics/render-metrics.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { SettingsTrouble } from '../settings-trouble.ts'
import { openReleases } from './open-releases.ts'
import { releaseGauges } from './release-gauges.ts'
import { type ProcessRole, readRole } from './role.ts'
import { type SiteProcess, type SiteSettings, startSite as startServer } from './start-site.ts'

/** Exit codes besides those of the database: 2 an invalid setting, 4 anything else, 5 the port is taken. */
const EXIT_CODES = { settings: 2, unexpected: 4, portTaken: 5 }

/** Browser features that pages use: the location, to fill in a form. */
const PERMISSIONS = ['geolocation']

/** Milliseconds that stopping may take, including the embedded database, besides the drain time. */
const GRACE = 35_000

const NO_API =
  'SERVER_RENDERING is on, but this process has no API to read data from. Browsers draw the pages that need data, until API_URL names one: API_URL=http://host:port'

const NO_SITE_URL =
  'SITE_HOSTS is set without SITE_URL: cookies are sent over plain HTTP too, and browsers are not told to use HTTPS. SITE_URL=https://host turns both on'

/** Serves the site in this process: API and pages, or one. Stand-ins replace `startSite`. */
export async function runServer(args: readonly string[], startSite: StartSite = startServer) {
  await start(args, startSite).catch(fail)
}

type StartSite = (settings: SiteSettings, role: ProcessRole) => Promise<SiteProcess>

async function start(args: readonly string[], startSite: StartSite) {
  const settings = readSettings(process.env)
  const role = readRole(args)
  const storage = await releaseStorage(settings.data)
  const starting = startSite({ ...settings, releases: openReleases(storage) }, role)
  // A stop signal during the start waits for the start, then stops everything.
  closeWithGrace({ delay: GRACE + settings.drain, logger: false }, async ({ err }) => {
    if (err) console.error('The server stops because of an error.', describeError(err))
    const site = await starting.catch(() => undefined)
    await site?.stop()
  })
  const { app, view, stop } = await starting
  if (Object.keys(settings.siteHosts).length > 0 && !settings.siteUrl) app.log.warn(NO_SITE_URL)
  const { host, port, secret, isSecure, overrideHosts, bundlesUrl, releaseWebhooks, siteUrl } = settings
  try {
    if (role === 'all' || role === 'gateway') {
      const own = {
        secret,
        isSecure,
        overrideHosts,
        ...(bundlesUrl && { bundlesUrl }),
      }
      if (role === 'gateway' && settings.isRendering && !settings.apiUrl) app.log.warn(NO_API)
      await app.register(gateway, {
        ...own,
        storage,
        view,
        permissions: PERMISSIONS,
        plugins: [
          canaries({
            webhooks: { urls: releaseWebhooks, site: siteUrl },
            onReport: bundleMetrics(app.metricsRegistry),
          }),
          releaseGauges(app.metricsRegistry),
          networkReleases({ readFigures }),
          searchListing(),
          serviceWorker({ path: PUSH_WORKER_PATH }),
          ...(settings.isRendering
            ? [
                serverRendering({
                  apiUrl: role === 'gateway' ? settings.apiUrl : undefined,
                  onTurn: renderMetrics(app.metricsRegistry),
                }),
              ]
            : []),
        ],
      })
    }
    reportReady(await app.listen({ host, port }))
  } catch (error) {
    await stop()
    throw isPortTaken(error) ? new PortTaken(settings) : error
  }
}

function reportReady(url: string) {
  // A parent process prints its own message.
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

/** Prints a sentence for errors that the operator can fix, and all details of unexpected ones. */
function fail(error: unknown): never {
  if (error instanceof PortTaken) end(EXIT_CODES.portTaken, error.message)
  if (error instanceof SettingMissing) end(EXIT_CODES.settings, error.message)
  if (error instanceof SettingsTrouble) end(EXIT_CODES.settings, error.message)
  if (error instanceof DatabaseTrouble) end(error.exitCode, error.message)
  return end(EXIT_CODES.unexpected, describeError(error))
}

function end(code: number, message: unknown): never {
  console.error(message)
  process.exit(code)
}
