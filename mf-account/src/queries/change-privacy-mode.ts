import { changeAccount } from 'contracts'
import { call } from 'shared-state/api'
import { queryClient } from 'shared-state/query'
import { cacheAccount } from './account-query.ts'
import { ownProfileQuery } from './own-profile-query.ts'

/** Turns privacy mode on or off. It decides the profile's status, so that is fetched again. */
export async function changePrivacyMode(paused: boolean) {
  cacheAccount(await call(changeAccount, { body: { paused } }))
  void queryClient.invalidateQueries({ queryKey: ownProfileQuery.queryKey })
}
