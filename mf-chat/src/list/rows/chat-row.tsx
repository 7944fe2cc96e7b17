import { type ChatEntry, href } from 'contracts'
import { EllipsisVertical, Trash2 } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { memo } from 'react'
import { useSettings } from 'shared-state/session'
import { Badge, FictionalBadge } from 'shared-ui/badge'
import { buttonLook } from 'shared-ui/button-link'
import { Spoken } from 'shared-ui/spoken'
import { unreadCount } from '../../components/unread-count.ts'
import { useWords } from '../../use-words.ts'
import { ChatAvatar } from '../chat-avatar.tsx'
import classes from './chat-row.module.css'
import { LastLine } from './last-line.tsx'
import { useSwipe } from './use-swipe.ts'

/** Keys that open a row's menu. */
const OPENING_KEYS = ['Enter', ' ', 'ArrowDown']

interface ChatRowProps {
  readonly chat: ChatEntry
  /** When the last message was sent, in words. */
  readonly time: string | undefined
  readonly isCurrent: boolean
  readonly isMenuOpen: boolean
  /** These have to stay the same, so that a change of one row does not render all. */
  readonly onMenu: (chat: ChatEntry, button: Element) => void
  readonly onMenuNear: () => void
  readonly onDelete: (chat: ChatEntry) => void
}

/** A conversation in the list: a link to it, and a menu. A finger uncovers a button to delete it by a swipe to the left. */
export const ChatRow = memo(function ChatRow({
  chat,
  time,
  isCurrent,
  isMenuOpen,
  onMenu,
  onMenuNear,
  onDelete,
}: ChatRowProps) {
  const t = useWords()
  const { fictional_singular } = useSettings()
  const { row, handlers, wasSwiped, isOpen, close } = useSwipe<HTMLLIElement>(() => onDelete(chat))
  const { conversation, profile, last_active: activity, last_message, num_unread_messages: unread } = chat
  return (
    <li ref={row} className={classes.row} data-chat={conversation.id}>
      {wasSwiped && (
        <div className={classes.behind}>
          <button
            type="button"
            className={classes.delete}
            tabIndex={isOpen ? undefined : -1}
            aria-hidden={!isOpen}
            onClick={() => {
              close()
              onDelete(chat)
            }}
          >
            <Trash2 aria-hidden="true" />
            {t('list.deletion.confirm')}
          </button>
        </div>
      )}
      <div className={classes.slide} data-open={isOpen || undefined} {...handlers}>
        <Link
          className={classes.link}
          to={href('chats-id', { id: conversation.id })}
          aria-current={isCurrent ? 'page' : undefined}
          data-unread={unread > 0 || undefined}
          draggable={false}
        >
          <ChatAvatar className={classes.avatar} profile={profile} activity={activity} />
          <span className={classes.body}>
            <span className={classes.top}>
              <span className={classes.head}>
                <bdi className={classes.name}>{profile.name}</bdi>
                {(activity === 'now' || activity === 'today') && (
                  <Spoken>, {t(`conversation.activity.${activity}`)}</Spoken>
                )}
                {profile.is_fictional && <FictionalBadge look="soft">{fictional_singular}</FictionalBadge>}
              </span>
              {last_message && (
                <time className={classes.time} dateTime={last_message.sent_at}>
                  {time}
                </time>
              )}
            </span>
            <span className={classes.bottom}>
              <LastLine chat={chat} isCurrent={isCurrent} />
              {unread > 0 && (
                <Badge tone="secondary">
                  <span aria-hidden="true">{unreadCount(unread)}</span>
                  <Spoken>{t('list.unread', { count: unread })}</Spoken>
                </Badge>
              )}
            </span>
          </span>
        </Link>
        <button
          type="button"
          {...buttonLook({ variant: 'quiet', size: 'small', isIcon: true, className: classes.menu })}
          aria-label={t('list.menu.label', { name: profile.name })}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          onPointerEnter={onMenuNear}
          onFocus={onMenuNear}
          onClick={({ currentTarget }) => onMenu(chat, currentTarget)}
          onKeyDown={(event) => {
            if (!OPENING_KEYS.includes(event.key)) return
            // The click that would follow looks like a screen reader's, after which the menu focuses no item.
            event.preventDefault()
            onMenu(chat, event.currentTarget)
          }}
        >
          <EllipsisVertical aria-hidden="true" />
        </button>
      </div>
    </li>
  )
})
