import { useSyncExternalStore } from 'react'
import { type MenuLink, menuLinks } from '../slots/menu-links.ts'
import { usePlatform, useRouterState } from './platform-context.ts'

/** The links that remotes put into this menu of the shell. Links of a release appear as soon as the page learns of it. */
export function useMenu(name: string): readonly MenuLink[] {
  const { registry, versions, admits, locale } = usePlatform()
  useRouterState(({ location }) => location)
  const revision = () => registry.current.revision
  useSyncExternalStore(registry.subscribe, revision, revision)
  return menuLinks(registry.current.remotes, name, { locale: locale(), admits, isBroken: versions.isBroken })
}
