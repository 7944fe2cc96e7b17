import type { Call } from './route.ts'

/** The gateway looks for this header: visitors of one kind may get the same page. */
const HEADER = 'platform-shared'

/**
 * Says that this answer to a visitor depends on nothing but its URL, the brand and what `sharing` in the
 * site's view names. Profiles in it are counted for each visitor who gets the page.
 */
export function shareAnswer(
  { session, reply }: Pick<Call, 'session' | 'reply'>,
  shown: readonly string[] = [],
) {
  if (!session && !reply.request.brand?.preview) reply.header(HEADER, shown.join(' '))
}

/** The profiles in answers, as their headers name them. */
export function shownIn(headers: readonly string[]): string[] {
  return headers.flatMap((ids) => ids.split(' ').filter(Boolean))
}
