import { type PageError, RemoteUnavailable, type usePage } from 'platform/runtime/shell'
import { useEffect } from 'react'
import { word } from 'shared-state/i18n'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { documentTitle } from './document-title.ts'

/** The title of the page that is seen, in its language, with what waits for the member. */
export function useDocumentTitle({ match, outcome, title }: ReturnType<typeof usePage>, waiting: number) {
  const { name: site } = useSettings()
  const locale = useStore((store) => store.locale)
  useEffect(() => {
    // Until the page is there, the title that came with the HTML is the right one.
    if (!outcome) return
    const page = match
      ? (title ?? word(match.remote.name, `titles.${match.route.name}`))
      : titleOf(outcome as PageError)
    document.title = documentTitle({
      page: outcome instanceof RemoteUnavailable ? undefined : page,
      site,
      waiting,
    })
  }, [match, outcome, title, site, locale, waiting])
}

function titleOf({ status }: PageError) {
  return status === 404 ? word('shell', 'error.notFound') : word('shell', 'error.title')
}
