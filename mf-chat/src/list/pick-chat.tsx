import { href } from 'contracts'
import { MessagesSquare } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { chatsQuery } from 'shared-state/chats'
import { useFormat } from 'shared-state/format'
import { useLastChat } from 'shared-state/last-chat'
import { useQuery } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { FictionalBadge } from 'shared-ui/badge'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'
import { ChatAvatar } from './chat-avatar.tsx'
import { MINUTE, useMinute } from './use-minute.ts'

/** §3: beside the list, before a conversation is opened: offers the one that was opened last. */
export function PickChat() {
  const t = useWords()
  const { relativeTime } = useFormat()
  const { fictional_singular } = useSettings()
  const last = useLastChat()
  const now = useMinute()
  const { data } = useQuery({ ...chatsQuery, enabled: false })
  const chat = data?.chats.find(({ profile }) => profile.id === last?.profile)
  if (!chat || !last) {
    return (
      <EmptyState icon={<MessagesSquare />} heading={t('list.pick.heading')}>
        {t('list.pick.text')}
      </EmptyState>
    )
  }
  const { conversation, profile, last_active } = chat
  const isLongAgo = now - Date.parse(last.opened_at) > MINUTE
  return (
    <EmptyState
      icon={<ChatAvatar profile={profile} activity={last_active} />}
      heading={t('list.pick.heading')}
      action={
        <Link to={href('chats-id', { id: conversation.id })} {...buttonLook()}>
          {t('list.pick.continue', { name: profile.name })}
        </Link>
      }
    >
      {profile.is_fictional && <FictionalBadge look="soft">{fictional_singular}</FictionalBadge>}
      <p>
        {isLongAgo
          ? t('list.pick.opened', { name: profile.name, time: relativeTime(last.opened_at, now) })
          : t('list.pick.text')}
      </p>
    </EmptyState>
  )
}
