import type { IncomingHttpHeaders } from 'node:http'
import { acceptWeights } from '../http/accept.ts'

const FRAMES: readonly unknown[] = ['document', 'iframe', 'frame', 'empty']

/**
 * Whether a request is for a page: `yes` for a navigation, `no` for a picture, a script and the like, `perhaps` for a
 * client that accepts anything, such as a bot, which gets existing pages but no error page in place of a missing file.
 */
export function wantsPage(headers: IncomingHttpHeaders): 'yes' | 'perhaps' | 'no' {
  const purpose = headers['sec-fetch-dest']
  if (purpose !== undefined && !FRAMES.includes(purpose)) return 'no'
  const accepted = acceptWeights(headers.accept ?? '*/*')
  const html = accepted.get('text/html')
  if (html !== undefined) return html > 0 ? 'yes' : 'no'
  return (accepted.get('text/*') ?? accepted.get('*/*') ?? 0) > 0 ? 'perhaps' : 'no'
}
