import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../fixtures/site/remotes.ts'
import { Site } from '../fixtures/site/site.ts'
import { makeWorld } from '../fixtures/site/world.ts'

const MONOLITH = join(ROOT, 'shell/dist-monolith')

/** The same site twice: federated, and as the monolith that it is compared with. */
export interface Sites {
  readonly federated: { readonly url: string; readonly data: string }
  readonly monolith: { readonly url: string }
}

/** Starts both sites, each on its own production server, until they are disposed of. */
export async function openSites(): Promise<Sites & AsyncDisposable> {
  await using opening = new AsyncDisposableStack()
  // With all portraits, since painting them would compete with the measurement.
  const world = await makeWorld()
  process.env['WORLD'] = world
  opening.defer(() => {
    delete process.env['WORLD']
    return rm(world, { recursive: true, force: true })
  })
  const start = async (options?: Parameters<typeof Site.start>[0]) => {
    const site = await Site.start(options)
    opening.defer(() => site.stop())
    return site
  }
  const federated = await start()
  // Cookies ignore ports, so give each site a host name of its own.
  const monolith = (await start({ dists: [MONOLITH] })).url.replace('localhost', '127.0.0.1')
  const open = opening.move()
  return {
    federated: { url: federated.url, data: federated.data },
    monolith: { url: monolith },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}
