import { changeAccount, getOwnProfile } from 'contracts'
import { call } from 'shared-state/api'
import { endpointQuery, queryClient } from 'shared-state/query'
import { keepAccount } from './keep-account.ts'

/** Privacy mode on or off. The profile's own status follows from it. */
export async function changePrivacyMode(paused: boolean) {
  keepAccount(await call(changeAccount, { body: { paused } }))
  void queryClient.invalidateQueries({ queryKey: endpointQuery(getOwnProfile).queryKey })
}
