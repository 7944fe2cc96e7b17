import type { RemoteName } from '../../fixtures/site/remotes.ts'
import { Site } from '../../fixtures/site/site.ts'
import { buildVariant, removeVariant } from '../../fixtures/site/variant.ts'

/** The remote that is flipped: it has a page, and a widget on every page. */
export const FLIPPED: RemoteName = 'mf-account'
const PATH = '/login'

/** A site on which two versions of a remote are there to flip between. */
export interface FlippingSite {
  readonly site: Site
  /** The URL of a page of the remote. */
  readonly page: string
  /** The version live first, and the one after it. */
  readonly versions: readonly [string, string]
}

export async function withTwoVersions<T>(use: (flipping: FlippingSite) => Promise<T>): Promise<T> {
  const site = await Site.start()
  try {
    const first = (await site.registry()).remotes.find(({ name }) => name === FLIPPED)?.version ?? ''
    const dist = await buildVariant(FLIPPED, {
      'src/index.ts': (source) => `${source}\nglobalThis.flips = 1\n`,
    })
    const { version } = await site.publish(dist)
    await removeVariant(dist)
    return await use({ site, page: site.url + PATH, versions: [first, version] })
  } finally {
    await site.stop()
  }
}
