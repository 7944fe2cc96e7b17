import { type AnswerOf, getNotifications, getUser } from 'contracts'
import { endpointQuery, queryClient } from 'shared-state/query'

/** How notifications are now; the alert above the page reads of the user whether any are mailed. */
export function keepNotifications(answer: AnswerOf<typeof getNotifications>) {
  queryClient.setQueryData(endpointQuery(getNotifications).queryKey, answer)
  queryClient.setQueryData(endpointQuery(getUser).queryKey, (before) => {
    if (!before?.user) return before
    return { user: { ...before.user, notifications_disabled: answer.disabled } }
  })
}
