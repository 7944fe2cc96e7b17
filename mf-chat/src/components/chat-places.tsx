import { paths } from 'contracts'
import { CircleUserRound, Heart, MessageCircle, Search } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { useNavigationCounts } from 'shared-state/navigation'
import { Badge } from 'shared-ui/badge'
import { Spoken } from 'shared-ui/spoken'
import { useWords } from '../use-words.ts'
import classes from './chat-header.module.css'
import { unreadCount } from './unread-count.ts'

const PLACES = [
  { name: 'search', to: paths.members, Icon: Search },
  { name: 'chats', to: paths.chats, Icon: MessageCircle },
  { name: 'likes', to: paths.likes, Icon: Heart },
  { name: 'account', to: paths.profile, Icon: CircleUserRound },
] as const

/** The main pages, with the number of unread messages. */
export function ChatPlaces() {
  const t = useWords()
  const { unread, newLikes, newMatches } = useNavigationCounts()
  const badges: Partial<Record<(typeof PLACES)[number]['name'], PlaceBadge>> = {
    chats: { count: unread, spoken: () => t('header.unread', { count: unread }) },
    likes: {
      count: newLikes,
      spoken: () =>
        [
          newLikes > newMatches && t('header.newLikes', { count: newLikes - newMatches }),
          newMatches > 0 && t('header.newMatches', { count: newMatches }),
        ]
          .filter(Boolean)
          .join(', '),
    },
  }
  return (
    <nav className={classes.places} aria-label={t('header.places')}>
      {PLACES.map(({ name, to, Icon }) => {
        const { count = 0, spoken } = badges[name] ?? {}
        return (
          <Link key={name} to={to} className={classes.place}>
            <Icon aria-hidden="true" />
            <span className={classes.word}>{t(`header.${name}`)}</span>
            {count > 0 && (
              <>
                <Badge tone="secondary" className={classes.badge} aria-hidden="true">
                  {unreadCount(count)}
                </Badge>
                <Spoken>{spoken?.()}</Spoken>
              </>
            )}
          </Link>
        )
      })}
    </nav>
  )
}

interface PlaceBadge {
  readonly count: number
  /** Called only for a visible badge: the plural rules that it needs are slow to load. */
  readonly spoken: () => string
}
