import { Outlet, PageError, RemoteUnavailable, useIsLoading, usePage } from 'platform/runtime/shell'
import { useIsInstalled } from 'shared-state/install'
import { useNavigationCounts } from 'shared-state/navigation'
import { useRole, useSettings } from 'shared-state/session'
import { ProgressBar } from 'shared-ui/progress-bar'
import { useEntryWarning } from '../entry-warning/use-entry-warning.ts'
import { CrashBoundary } from '../errors/crash-boundary.tsx'
import { ErrorPage } from '../errors/error-page.tsx'
import { FailurePanel } from '../errors/failure-panel.tsx'
import { Footer } from '../footer/footer.tsx'
import { type Frame, frameOf } from '../layouts/frame-of.ts'
import { isPaying } from '../layouts/is-paying.ts'
import { shellLayout } from '../layouts/shell-layout.ts'
import { useLeaving } from '../leaving/use-leaving.ts'
import { Navigation } from '../navigation/navigation.tsx'
import { OfflineBar } from '../offline/offline-bar.tsx'
import { Overlays } from '../overlays/overlays.tsx'
import { useLogins } from '../session/use-logins.ts'
import { usePushWorker } from '../session/use-push-worker.ts'
import { useRefreshing } from '../session/use-refreshing.ts'
import { useRoleChanges } from '../session/use-role-changes.ts'
import { useTimeZone } from '../session/use-time-zone.ts'
import { StaffNavigation } from '../staff/staff-navigation.tsx'
import { useAppBadge } from '../title/use-app-badge.ts'
import { useDocumentTitle } from '../title/use-document-title.ts'
import { usePageDescription } from '../title/use-page-description.ts'
import { useWords } from '../use-words.ts'
import { LateWatch } from './late-watch.tsx'
import './layouts.css'
import { Notices } from './notices.tsx'
import classes from './root.module.css'
import { CONTENT, SkipLink } from './skip-link.tsx'
import { useProgress } from './use-progress.ts'

/** The root of every page. If even the frame fails, the error page shows. */
export function Root() {
  return (
    <CrashBoundary renderCrash={(error) => <ErrorPage error={error} />}>
      <PageFrame />
    </CrashBoundary>
  )
}

/** The frame around every page. Layouts differ in what is above and below the outlet, which never moves. */
function PageFrame() {
  const page = usePage()
  const { waiting } = useNavigationCounts()
  const { geoip_country: country } = useSettings()
  const isLoggedIn = useRole() !== 'visitor'
  const isInstalled = useIsInstalled()
  const route = page.match?.route
  const isHome = route?.name === 'index'
  const layout = shellLayout(route?.layout)
  const frame = frameOf(layout, {
    path: route?.path,
    isLoggedIn,
    country,
    isHome,
    isInstalled,
    isPaying: isPaying({ path: route?.path, params: page.match?.params ?? {} }),
  })
  useDocumentTitle(page, waiting)
  usePageDescription(page)
  useAppBadge(waiting)
  const isWarned = useEntryWarning(frame.mayWarn)
  useTimeZone()
  useLogins()
  useRefreshing()
  usePushWorker()
  useLeaving()
  useRoleChanges(page.retry)
  return (
    <div className={classes.page} data-layout={layout} data-bottom-bar={frame.hasBottomBar || undefined}>
      <SkipLink />
      <Progress />
      <CrashBoundary>
        <Around frame={frame} route={route?.name} />
      </CrashBoundary>
      {frame.hasNotices && <Notices />}
      <main id={CONTENT} className={classes.content} tabIndex={-1}>
        {page.outcome instanceof PageError && <ErrorPage error={page.outcome} />}
        {page.outcome instanceof RemoteUnavailable && <Failure onRetry={page.retry} />}
        <Outlet />
      </main>
      {/* Only once there is a page above it: otherwise the page would push it down. */}
      <CrashBoundary>
        {frame.footer !== 'none' && page.outcome && <Footer variant={frame.footer} />}
      </CrashBoundary>
      <CrashBoundary>
        <Overlays
          hasOverlays={frame.hasOverlays}
          maySignUp={frame.maySignUp}
          isWarned={isWarned}
          path={page.location.pathname}
        />
        <LateWatch route={frame.hasOverlays ? route?.name : undefined} />
      </CrashBoundary>
    </div>
  )
}

/** The navigation, if there is one, and the notice that there is no network. */
function Around({ frame, route }: { readonly frame: Frame; readonly route: string | undefined }) {
  switch (frame.navigation) {
    case 'none':
      return <OfflineBar />
    case 'staff':
      return <StaffNavigation />
    case 'full':
    case 'logo':
      return <Navigation kind={frame.navigation} hasBottomBar={frame.hasBottomBar} route={route} />
  }
}

function Progress() {
  const t = useWords()
  return <ProgressBar state={useProgress(useIsLoading())} label={t('loading')} />
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  return <FailurePanel isRetrying={useIsLoading()} onRetry={onRetry} />
}
