import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { memo } from 'react'
import { openOverlay } from 'shared-state/overlays'
import { useSettings, useUser } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { OfflineBar } from '../offline/offline-bar.tsx'
import { useMaySearch } from '../session/visitor-rights.ts'
import { useWords } from '../use-words.ts'
import { AccountMenu } from './account-menu.tsx'
import { BackButton } from './back-button.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { MemberLinks } from './member-links.tsx'
import { NavItem } from './nav-item.tsx'
import classes from './navigation.module.css'

interface NavigationProps {
  readonly kind: 'full' | 'logo'
  /** Whether its links stand at the bottom of a phone; there, members have none otherwise. */
  readonly hasBottomBar: boolean
  /** Route name of the open page. */
  readonly route: string | undefined
}

/** §2: the top navigation; on a lander only the logo. */
export function Navigation({ kind, hasBottomBar, route }: NavigationProps) {
  const t = useWords()
  const { name } = useSettings()
  const user = useUser()
  return (
    <header
      className={classes.bar}
      data-for={user ? 'member' : 'visitor'}
      data-bottom-bar={hasBottomBar || undefined}
    >
      <div className={classes.inner}>
        <BackButton route={route} />
        <Link className={classes.brand} to={paths.index} aria-label={`${name} – ${t('navigation.home')}`}>
          {name}
        </Link>
        {kind === 'full' && <Links />}
      </div>
      <OfflineBar />
    </header>
  )
}

/** Memoized: unlike the back button, the links don't change from page to page. */
const Links = memo(function Links() {
  const t = useWords()
  const user = useUser()
  return (
    <>
      <nav className={classes.main} aria-label={t('navigation.label')}>
        <ul className={classes.links}>{user ? <MemberLinks user={user} /> : <VisitorLinks />}</ul>
      </nav>
      <div className={classes.tools}>
        <LanguageMenu />
        {user ? <AccountMenu user={user} /> : <SignUpButton />}
      </div>
    </>
  )
})

function SignUpButton() {
  const t = useWords()
  return <Button onPress={() => openOverlay('signup')}>{t('navigation.signup')}</Button>
}

/** §6: the visitors' links. */
function VisitorLinks() {
  const t = useWords()
  const maySearch = useMaySearch()
  return (
    <>
      {maySearch && <NavItem isMinor to={paths.members} label={t('navigation.members')} />}
      <NavItem isMinor to={paths.pricing} label={t('navigation.pricing')} />
      <NavItem collapses to={paths.login} label={t('navigation.login')} />
    </>
  )
}
