import { changeLanguage, getUser, type Locale } from 'contracts'
import { call } from '../api/call.ts'
import { endpointQuery, queryClient } from '../query.ts'
import { currentUser } from '../session/session.ts'
import { perPage } from '../state/state.ts'

const latest = perPage(() => ({ request: new AbortController() }))

/** §7: saves the language of a logged-in user on the server. The page does not wait for it. */
export async function rememberLanguage(language: Locale) {
  // A retry of an earlier choice must not overwrite this one.
  latest().request.abort()
  const user = currentUser()
  if (!user || user.language === language) return
  const { signal } = (latest().request = new AbortController())
  try {
    const answer = await call(changeLanguage, { body: { language } }, { signal })
    if (currentUser()?.id === user.id) queryClient.setQueryData(endpointQuery(getUser).queryKey, answer)
  } catch {
    // The page has switched anyway, and the cookie remembers the language in this browser.
  }
}
