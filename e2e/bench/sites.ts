import { join } from 'node:path'
import { ROOT } from '../fixtures/remotes.ts'
import { Site } from '../fixtures/site.ts'

const MONOLITH = join(ROOT, 'shell/dist-monolith')

/** The same site twice: as it is, and as the one bundle that it is compared with. */
export interface Sites {
  readonly federated: Site
  readonly monolith: Site
}

/** Runs with both sites, each a production server of its own, for members or for visitors. */
export async function withSites<T>(isForMembers: boolean, use: (sites: Sites) => Promise<T>): Promise<T> {
  const nodeOptions = isForMembers ? ['--import', join(import.meta.dirname, 'logged-in.ts')] : []
  const federated = await Site.start({ nodeOptions })
  try {
    const monolith = await Site.start({ nodeOptions, dists: [MONOLITH] })
    try {
      return await use({ federated, monolith })
    } finally {
      await monolith.stop()
    }
  } finally {
    await federated.stop()
  }
}
