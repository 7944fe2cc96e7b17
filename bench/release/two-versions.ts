import type { RemoteName } from '../../e2e/fixtures/site/remotes.ts'
import { Site } from '../../e2e/fixtures/site/site.ts'
import { buildVariant, removeVariant } from '../../e2e/fixtures/site/variant.ts'

/** The flipped remote: it has pages, and a widget on every page. */
export const FLIPPED: RemoteName = 'mf-account'
const PATH = '/login'

/** A site with two published versions of a remote to flip between. */
export interface FlippingSite {
  readonly site: Site
  /** The URL of one of the remote's pages. */
  readonly page: string
  /** The first live version, and the next one. */
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
