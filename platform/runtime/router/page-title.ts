import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePageHost } from './bridge.tsx'

/**
 * Titles the page after its content, such as a member's name, and describes it for search engines; while undefined, the
 * route's title and description apply.
 */
export function usePageTitle(title: string | undefined, description?: string) {
  const { titlePage } = usePageHost()
  const { pathname } = useLocation()
  useEffect(
    () => (title === undefined ? undefined : titlePage(pathname, title, description)),
    [title, description, pathname, titlePage],
  )
}
