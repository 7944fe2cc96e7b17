import { defineServerShell } from 'platform/plugins/server-rendering/shell'
import { options } from './options.ts'

/** The server half, which renders the first view of a page. */
export const shell = defineServerShell({
  ...options,
  // The toys have no state and load no data. A product creates both here for each page.
  async start() {},
  hasLoaded: async () => true,
  data: () => null,
})
