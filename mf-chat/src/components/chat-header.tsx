import { paths } from 'contracts'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import type { ReactNode } from 'react'
import { useNavigationCounts } from 'shared-state/navigation'
import { Badge } from 'shared-ui/badge'
import { Spoken } from 'shared-ui/spoken'
import { useWords } from '../use-words.ts'
import classes from './chat-header.module.css'
import { ChatPlaces } from './chat-places.tsx'
import { unreadCount } from './unread-count.ts'

interface ChatHeaderProps {
  /** The title of the page, with a level 1 heading. */
  readonly children: ReactNode
  /** Actions on the conversation. */
  readonly menu?: ReactNode
}

/**
 * A conversation's header. The chat layout has no navigation, so it links back to the messages, and on wide screens to the
 * main pages, which on phones are one press further.
 */
export function ChatHeader({ children, menu }: ChatHeaderProps) {
  const t = useWords()
  const { unread } = useNavigationCounts()
  return (
    <header className={classes.bar}>
      <Link className={classes.back} to={paths.chats}>
        <ArrowLeft aria-hidden="true" />
        <Spoken>{t('header.back')}</Spoken>
        {unread > 0 && (
          <span className={classes.unread}>
            <Badge tone="secondary" aria-hidden="true">
              {unreadCount(unread)}
            </Badge>
            <Spoken>, {t('header.unread', { count: unread })}</Spoken>
          </span>
        )}
      </Link>
      <div className={classes.title}>{children}</div>
      {menu}
      <ChatPlaces />
    </header>
  )
}
