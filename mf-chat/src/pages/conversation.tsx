import { href } from 'contracts'
import { PendingChat } from '../components/pending-chat.tsx'

/** §2: one conversation, opened from the list. */
export function Page() {
  return <PendingChat back={href('chats')} />
}
