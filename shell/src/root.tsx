import { Outlet, PageError, RemoteUnavailable, Slot, usePage } from 'platform/runtime/shell'
import { ProgressBar } from 'shared-ui/progress-bar'
import { ErrorPage } from './error-page.tsx'
import { FailurePanel } from './failure-panel.tsx'
import { Footer } from './frame/footer.tsx'
import { Navigation } from './frame/navigation.tsx'
import { CONTENT, SkipLink } from './frame/skip-link.tsx'
import classes from './root.module.css'
import { useDocumentTitle } from './use-document-title.ts'
import { useProgress } from './use-progress.ts'
import { useWords } from './use-words.ts'

/** The frame around every page. Layouts differ in what stands above and below; the outlet never moves. */
export function Root() {
  const page = usePage()
  const t = useWords()
  const layout = page.match?.route.layout ?? 'default'
  const progress = useProgress(page.isLoading)
  useDocumentTitle(page)
  return (
    <div className={classes['page']} data-layout={layout}>
      <SkipLink />
      <ProgressBar state={progress} label={t('loading')} />
      {layout === 'default' && <Navigation />}
      {layout === 'default' && <Slot name="banner" />}
      <main id={CONTENT} className={classes['content']} tabIndex={-1}>
        {page.outcome instanceof PageError && <ErrorPage error={page.outcome} />}
        {page.outcome instanceof RemoteUnavailable && (
          <FailurePanel isRetrying={page.isLoading} onRetry={page.retry} />
        )}
        <Outlet />
      </main>
      {/* Not before there is a page to stand below: it would be pushed away. */}
      {layout !== 'chat' && page.outcome && <Footer />}
      <Slot name="overlay" />
    </div>
  )
}
