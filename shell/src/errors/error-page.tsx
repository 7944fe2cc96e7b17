import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { ErrorPageFailure } from './error-page-failure.tsx'
import { httpStatusOf } from './http-status-of.ts'
import { LostDrawing } from './lost-drawing.tsx'

interface ErrorPageProps {
  readonly error: unknown
}

/** §8: shows an error with a link home; falls back to ErrorPageFailure if that fails, too. */
export function ErrorPage({ error }: ErrorPageProps) {
  return (
    <CrashBoundary renderCrash={(failure) => <ErrorPageFailure error={error} failure={failure} />}>
      <Content error={error} />
    </CrashBoundary>
  )
}

function Content({ error }: ErrorPageProps) {
  const t = useWords()
  const status = httpStatusOf(error)
  const message = error instanceof Error ? error.message : ''
  const isMissing = status === 404
  return (
    <EmptyState
      headingLevel={1}
      picture={isMissing && <LostDrawing />}
      heading={isMissing ? t('problems.not_found') : message || t('error.title')}
      action={
        <Link to={paths.index} {...buttonLook()}>
          {t('error.home')}
        </Link>
      }
    >
      {isMissing ? t('error.notFoundText') : status}
    </EmptyState>
  )
}
