import type { GatewayPlugin } from '../../../gateway/plugin.ts'
import { releaseRoutes } from './route.ts'

/** Lets teams release over the network, at `POST /@releases/<action>`. */
export function networkReleases(): GatewayPlugin {
  return async (app, { storage }) => {
    await app.register(async (releases) => releaseRoutes(releases, { storage }), { prefix: '/@releases' })
  }
}
