import { href } from 'contracts'
import { useParams } from 'platform/runtime/router'
import { PendingChat } from '../components/pending-chat.tsx'

/** §2: the conversation with a member, opened from their profile. */
export function Page() {
  const { id } = useParams()
  return <PendingChat back={id ? href('members-id', { id }) : href('members')} />
}
