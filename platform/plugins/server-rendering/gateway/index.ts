import type { GatewayPlugin } from '../../../gateway/plugin.ts'
import { type FirstViewOptions, firstViews } from './first-views.ts'

export type { FirstViewOptions }

/**
 * Renders the first view of a page into its HTML, if the bundles have server builds. Whatever goes wrong there, the browser
 * renders the page.
 */
export function serverRendering(options: FirstViewOptions = {}): GatewayPlugin {
  return (app, parts) => ({ renderPage: firstViews(app, { ...parts, ...options }) })
}
