import { href } from 'contracts'
import { useParams } from 'platform/runtime/router'
import { PendingChat } from '../components/pending-chat.tsx'

/** §2: chat with a member, come to from the profile. */
export function Page() {
  const { id } = useParams()
  return <PendingChat back={id ? href('members-id', { id }) : href('members')} />
}
