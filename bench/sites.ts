import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../e2e/fixtures/site/remotes.ts'
import { Site } from '../e2e/fixtures/site/site.ts'
import { makeWorld } from '../e2e/fixtures/site/world.ts'

export const MONOLITH = join(ROOT, 'shell/dist-monolith')

/** The same site twice: federated, and as the monolith that it is compared with. */
export interface Sites {
  readonly federated: Site
  readonly monolith: { readonly url: string }
}

/** Starts both sites, each on its own production server, until they are disposed of. */
export async function openSites(env: NodeJS.ProcessEnv = {}): Promise<Sites & AsyncDisposable> {
  await using opening = new AsyncDisposableStack()
  const start = await openWorld(opening, env)
  const federated = await start()
  // Cookies ignore ports, so give each site a host name of its own.
  const monolith = { url: (await start([MONOLITH])).url.replace('localhost', '127.0.0.1') }
  const open = opening.move()
  return { federated, monolith, [Symbol.asyncDispose]: () => open.disposeAsync() }
}

/** Starts the federated site alone. */
export async function openSite(env: NodeJS.ProcessEnv): Promise<Pick<Sites, 'federated'> & AsyncDisposable> {
  await using opening = new AsyncDisposableStack()
  const federated = await (await openWorld(opening, env))()
  const open = opening.move()
  return { federated, [Symbol.asyncDispose]: () => open.disposeAsync() }
}

/** Returns a function that starts sites with the same demo world. */
async function openWorld(opening: AsyncDisposableStack, env: NodeJS.ProcessEnv) {
  // With all portraits, since painting them would compete with the measurement.
  const world = await makeWorld()
  process.env['WORLD'] = world
  opening.defer(() => {
    delete process.env['WORLD']
    return rm(world, { recursive: true, force: true })
  })
  return async (dists?: readonly string[]) => {
    const site = await Site.start({ env, ...(dists && { dists }) })
    opening.defer(() => site.stop())
    return site
  }
}
