import type { GatewayPlugin } from '../../../gateway/plugin.ts'
import { type ReleaseOptions, releaseRoutes } from './route.ts'

/** Lets teams release over the network, at `POST /@releases/<action>`. */
export function networkReleases(options: ReleaseOptions = {}): GatewayPlugin {
  return async (app, { storage }) => {
    await app.register(async (releases) => releaseRoutes(releases, { ...options, storage }), {
      prefix: '/@releases',
    })
    return {}
  }
}
