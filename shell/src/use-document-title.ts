import { type PageError, RemoteUnavailable, type usePage } from 'platform/runtime/shell'
import { useEffect } from 'react'
import { word } from 'shared-state/i18n'
import { useStore } from 'shared-state/store'

/** The page's own title before the site's name, in the language of the page. */
export function useDocumentTitle({ match, outcome }: ReturnType<typeof usePage>) {
  const siteName = useStore((store) => store.siteName)
  const locale = useStore((store) => store.locale)
  useEffect(() => {
    // Until the page is there, the title that came with the HTML is the right one.
    if (!outcome) return
    const title = match
      ? word(match.remote.name, `titles.${match.route.name}`)
      : titleOf(outcome as PageError)
    document.title = title && !(outcome instanceof RemoteUnavailable) ? `${title} – ${siteName}` : siteName
  }, [match, outcome, siteName, locale])
}

function titleOf({ status }: PageError) {
  return status === 404 ? word('shell', 'error.notFound') : word('shell', 'error.title')
}
