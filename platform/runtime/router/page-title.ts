import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePageHost } from './bridge.tsx'

/** Names the page by what stands on it, such as a member; until that is known it is called what its route is. */
export function usePageTitle(title: string | undefined) {
  const { titlePage } = usePageHost()
  const { pathname } = useLocation()
  useEffect(
    () => (title === undefined ? undefined : titlePage(pathname, title)),
    [title, pathname, titlePage],
  )
}
