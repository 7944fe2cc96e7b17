import type { PreloadInput } from 'platform/runtime/remote'
import { useParams } from 'platform/runtime/router'
import { chatQuery } from 'shared-state/chats'
import { queryClient } from 'shared-state/query'
import { ConversationView } from '../conversation/conversation-view.tsx'

/** Starts the request with the code; the page shows a skeleton until the answer is there. */
export const preload = ({ params: { id = '' } }: PreloadInput) => {
  void queryClient.prefetchQuery(chatQuery({ profile: id }))
}

/** §2: the conversation with a member, opened from their profile. */
export function Page() {
  const { id = '' } = useParams()
  return <ConversationView by={{ profile: id }} />
}
