import { changeLanguage, getUser, type Locale } from 'contracts'
import { call } from './api/call.ts'
import { endpointQuery, queryClient } from './query.ts'
import { currentUser } from './session.ts'

let earlier: AbortController | undefined

/** §7: tells the server which language a logged-in user reads. The page does not wait for it. */
export async function rememberLanguage(language: Locale) {
  // One that is still being tried would otherwise win over this later choice.
  earlier?.abort()
  const user = currentUser()
  if (!user || user.language === language) return
  const { signal } = (earlier = new AbortController())
  try {
    const answer = await call(changeLanguage, { body: { language } }, { signal })
    if (currentUser()?.id === user.id) queryClient.setQueryData(endpointQuery(getUser).queryKey, answer)
  } catch {
    // The page speaks the language all the same, and the cookie keeps it.
  }
}
