import { openSite } from '../../../gateway/fixture-site.ts'
import { canaries } from './index.ts'

type Parts = Parameters<typeof openSite>[0] & Parameters<typeof canaries>[0]

/** Opens a site that counts reports, as one node of several. */
export function openCountingSite({ node = 'n1', onReport, webhooks, ...parts }: Parts = {}) {
  const options = { node, ...(onReport && { onReport }), ...(webhooks && { webhooks }) }
  return openSite({ plugins: [canaries(options)], ...parts })
}
