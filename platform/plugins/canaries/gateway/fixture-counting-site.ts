import { openSite } from '../../../gateway/fixture-site.ts'
import { canaries } from './index.ts'

type Parts = Parameters<typeof openSite>[0] & Parameters<typeof canaries>[0]

/** Opens a site that counts reports, and judges more often than others. */
export function openCountingSite({ onReport, webhooks, ...parts }: Parts = {}) {
  const options = { every: 500, ...(onReport && { onReport }), ...(webhooks && { webhooks }) }
  return openSite({ plugins: [canaries(options)], ...parts })
}
