import { type AnswerOf, getNotifications, getUser } from 'contracts'
import { endpointQuery, queryClient } from 'shared-state/query'

export const notificationsQuery = endpointQuery(getNotifications)

/** Caches the notification settings, and the user, which the alert about stopped e-mails reads. */
export function cacheNotifications(response: AnswerOf<typeof getNotifications>) {
  queryClient.setQueryData(notificationsQuery.queryKey, response)
  queryClient.setQueryData(endpointQuery(getUser).queryKey, (before) => {
    if (!before?.user) return before
    return { user: { ...before.user, notifications_disabled: response.disabled } }
  })
}
