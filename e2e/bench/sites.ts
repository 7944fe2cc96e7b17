import { join } from 'node:path'
import { ROOT } from '../fixtures/remotes.ts'
import { Site } from '../fixtures/site.ts'

const MONOLITH = join(ROOT, 'shell/dist-monolith')

/** The same site twice: as it is, and as the one bundle that it is compared with. */
export interface Sites {
  readonly federated: { readonly url: string }
  readonly monolith: { readonly url: string }
}

/** Runs with both sites, each a production server of its own. */
export async function withSites<T>(use: (sites: Sites) => Promise<T>): Promise<T> {
  const federated = await Site.start()
  try {
    const monolith = await Site.start({ dists: [MONOLITH] })
    try {
      // Cookies know no ports: under another name of this machine, each keeps its own.
      return await use({ federated, monolith: { url: monolith.url.replace('localhost', '127.0.0.1') } })
    } finally {
      await monolith.stop()
    }
  } finally {
    await federated.stop()
  }
}
