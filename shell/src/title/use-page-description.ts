import type { usePage } from 'platform/runtime/shell'
import { useEffect, useRef } from 'react'
import { word } from 'shared-state/i18n'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { describePage } from './describe-page.ts'

/** Keeps the page's description in step with the open page and the language, as soon as they differ from the HTML's. */
export function usePageDescription({
  location,
  match,
  outcome,
  version,
  description,
}: ReturnType<typeof usePage>) {
  const { name: site } = useSettings()
  const locale = useStore((store) => store.locale)
  const { pathname } = location
  // Undefined as soon as another page has been open.
  const inHtml = useRef<string | undefined>(`${pathname} ${locale}`)
  useEffect(() => {
    if (!outcome || inHtml.current === `${pathname} ${locale}`) return
    inHtml.current = undefined
    const ofRoute = match && word(match.remote.name, `descriptions.${match.route.name}`, { site })
    describePage(description ?? ofRoute)
  }, [pathname, match, outcome, version, description, site, locale])
}
