import { changeNotifications } from 'contracts'
import { call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'
import { focusSection } from '../settings-section.tsx'
import { cacheNotifications } from './notifications-query.ts'

/** Resumes e-mails that were stopped, for whatever reason. */
export function useEnableMail() {
  return useMutation({
    mutationFn: () => call(changeNotifications, { body: { enable_email: true } }),
    onSuccess(response) {
      cacheNotifications(response)
      // The button disappears along with its alert.
      focusSection('notifications')
    },
  })
}
