import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePageHost } from './bridge.tsx'

/** Titles the page after its content, such as a member's name; while undefined, the route's title applies. */
export function usePageTitle(title: string | undefined) {
  const { titlePage } = usePageHost()
  const { pathname } = useLocation()
  useEffect(
    () => (title === undefined ? undefined : titlePage(pathname, title)),
    [title, pathname, titlePage],
  )
}
