import { paths } from 'contracts'
import { useMaySearch } from '../session/visitor-rights.ts'
import { useWords } from '../use-words.ts'
import { NavItem } from './nav-item.tsx'

/** §6: the visitors' links. */
export function VisitorLinks() {
  const t = useWords()
  const maySearch = useMaySearch()
  return (
    <>
      {maySearch && <NavItem isMinor to={paths.members} label={t('navigation.members')} />}
      <NavItem isMinor to={paths.pricing} label={t('navigation.pricing')} />
      <NavItem to={paths.login} label={t('navigation.login')} />
    </>
  )
}
