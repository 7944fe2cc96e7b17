import { type PageError, RemoteUnavailable, type usePage } from 'platform/runtime/shell'
import { useEffect } from 'react'
import { word } from 'shared-state/i18n'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { documentTitle } from './document-title.ts'

/** Keeps the document's title in step with the open page, the language and the number of new things. */
export function useDocumentTitle(
  { match, outcome, title, version }: ReturnType<typeof usePage>,
  waiting: number,
) {
  const { name: site } = useSettings()
  const locale = useStore((store) => store.locale)
  useEffect(() => {
    // Until the page has loaded, the title from the HTML is right.
    if (!outcome) return
    const page = match
      ? (title ?? word(match.remote.name, `titles.${match.route.name}`))
      : titleOf(outcome as PageError)
    document.title = documentTitle({
      page: outcome instanceof RemoteUnavailable ? undefined : page,
      site,
      waiting,
    })
  }, [match, outcome, title, version, site, locale, waiting])
}

function titleOf({ status }: PageError) {
  return status === 404 ? word('shell', 'problems.not_found') : word('shell', 'error.title')
}
