import { getChats } from 'contracts'
import { endpointQuery, queryClient } from 'shared-state/query'
import type { ToastMessage } from 'shared-ui/toast'
import { closeToast, showToast } from './show-toast.tsx'

const { queryKey } = endpointQuery(getChats)

/** Shows a toast about a conversation; it closes once that is read, in whichever tab or browser, or gone. */
export function showUntilRead(conversation: string, message: ToastMessage) {
  const isUnread = () =>
    queryClient
      .getQueryData(queryKey)
      ?.chats.some((chat) => chat.conversation.id === conversation && chat.num_unread_messages > 0) ?? false
  if (!isUnread()) return
  let unfollow = () => {}
  const key = showToast({ ...message, topic: `chat ${conversation}` }, () => unfollow())
  unfollow = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === getChats.path && !isUnread()) closeToast(key)
  })
}
