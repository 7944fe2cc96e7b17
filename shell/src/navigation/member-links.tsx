import { paths, type User } from 'contracts'
import { useNavigationCounts } from 'shared-state/navigation'
import { useWords } from '../use-words.ts'
import { countBadge, creditsBadge } from './badges.ts'
import { NavItem } from './nav-item.tsx'

/** §2: the members' links, with badges for what is new, and the swipe game. */
export function MemberLinks({ user }: { readonly user: User }) {
  const t = useWords()
  const { unread, newLikes, newMatches, credits } = useNavigationCounts()
  const spokenLikes = () =>
    [
      newLikes > newMatches && t('navigation.newLikes', { count: newLikes - newMatches }),
      newMatches > 0 && t('navigation.newMatches', { count: newMatches }),
    ]
      .filter(Boolean)
      .join(', ')
  const fewCredits = creditsBadge(credits)
  return (
    <>
      <NavItem
        to={paths.members}
        icon="search"
        label={t('navigation.members')}
        shortLabel={t('navigation.membersShort')}
      />
      <NavItem to={paths['swipe-game']} icon="swipe" label={t('navigation.swipe')} />
      <NavItem
        to={paths.chats}
        icon="chats"
        label={t('navigation.chats')}
        badge={badgeFor(unread, () => t('navigation.unread', { count: unread }))}
      />
      <NavItem
        to={paths.likes}
        icon="likes"
        label={t('navigation.likes')}
        badge={badgeFor(newLikes, spokenLikes)}
      />
      {user.paid_user ? (
        <NavItem
          to={paths.credits}
          icon="credits"
          label={t('navigation.credits')}
          badge={fewCredits && { ...fewCredits, spoken: t('navigation.creditsLeft', { count: credits }) }}
        />
      ) : (
        <NavItem
          to={paths.premium}
          icon="premium"
          label={t('navigation.premium')}
          shortLabel={t('navigation.premiumShort')}
        />
      )}
    </>
  )
}

/** Calls `spoken` only for a visible badge: the plural rules that it needs are slow to load. */
function badgeFor(count: number, spoken: () => string) {
  const text = countBadge(count)
  return text === undefined ? undefined : ({ text, spoken: spoken(), tone: 'secondary' } as const)
}
