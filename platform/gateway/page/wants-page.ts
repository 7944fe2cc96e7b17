import type { IncomingHttpHeaders } from 'node:http'
import { weights } from '../http/accept.ts'

const FRAMES: readonly unknown[] = ['document', 'iframe', 'frame', 'empty']

/**
 * Whether a request is for a page: `yes` for a navigation, `no` for a picture, a script and the like, `perhaps` for
 * what takes anything, such as a bot, which is given pages that exist but no page in place of a missing file.
 */
export function wantsPage(headers: IncomingHttpHeaders): 'yes' | 'perhaps' | 'no' {
  const purpose = headers['sec-fetch-dest']
  if (purpose !== undefined && !FRAMES.includes(purpose)) return 'no'
  const accepted = weights(headers.accept ?? '*/*')
  const html = accepted.get('text/html')
  if (html !== undefined) return html > 0 ? 'yes' : 'no'
  return (accepted.get('text/*') ?? accepted.get('*/*') ?? 0) > 0 ? 'perhaps' : 'no'
}
