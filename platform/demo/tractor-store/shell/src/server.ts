import { defineServerShell } from 'platform/plugins/server-rendering/shell'
import { pageData } from '../../kit/page-data.ts'
import { options } from './options.ts'

/** The server half, which renders the first view of a page. */
export const shell = defineServerShell({
  ...options,
  async start() {
    pageData.clear()
  },
  // Pages load in their `preload`, which is over by now, and fails if anything did.
  hasLoaded: async () => true,
  data: () => Object.fromEntries(pageData),
})
