import { paths } from 'contracts'
import { Ban, Flag, UserRoundX } from 'lucide-react'
import { Link, useLocation } from 'platform/runtime/router'
import { codeOf, detailOf } from 'shared-state/problem-text'
import { openReport, useUnblockMember } from 'shared-state/safety'
import { useRole } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { linkLook } from 'shared-ui/link'
import { LoadProblem } from '../components/load-problem.tsx'
import { useProblemText, useWords } from '../use-words.ts'
import classes from './profile-refused.module.css'

interface ProfileRefusedProps {
  readonly id: string
  readonly error: unknown
  /** Whether the profile was on show until now; then a block looks as if the member had left. */
  readonly wasShown: boolean
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** §8: explains why a profile cannot be shown, as far as the viewer may know. */
export function ProfileRefused({ id, wasShown, ...problem }: ProfileRefusedProps) {
  const t = useWords()
  const code = codeOf(problem.error)
  if (code === 'blocked_by' && !wasShown) return <BlockedBy id={id} error={problem.error} />
  if (code === 'you_blocked') return <YouBlocked id={id} error={problem.error} />
  if (code === 'not_found' || code === 'blocked_by') return <Missing />
  return (
    <>
      <h1>{t('titles.members-id')}</h1>
      <LoadProblem {...problem} />
    </>
  )
}

interface RefusalProps {
  readonly id: string
  readonly error: unknown
}

function BlockedBy({ id, error }: RefusalProps) {
  const t = useWords()
  const name = detailOf(error, 'name') ?? ''
  return (
    <EmptyState
      headingLevel={1}
      icon={<Ban />}
      heading={t('problems.blocked_by', { name })}
      action={
        <div className={classes.ways}>
          <SearchLink />
          <Button variant="quiet" size="small" onPress={() => openReport({ id, name, exit: paths.members })}>
            <Flag aria-hidden="true" />
            {t('reportMember')}
          </Button>
        </div>
      }
    />
  )
}

function YouBlocked({ id, error }: RefusalProps) {
  const t = useWords()
  const problemText = useProblemText()
  const unblock = useUnblockMember({ id, name: detailOf(error, 'name') ?? '' })
  return (
    <EmptyState
      headingLevel={1}
      icon={<Ban />}
      heading={problemText(error)}
      action={
        <div className={classes.ways}>
          <Button isPending={unblock.isPending} pendingLabel={t('pending')} onPress={() => unblock.mutate()}>
            {t('unblock')}
          </Button>
          <SearchLink />
        </div>
      }
    />
  )
}

function Missing() {
  const t = useWords()
  const { pathname } = useLocation()
  const isVisitor = useRole() === 'visitor'
  return (
    <EmptyState headingLevel={1} icon={<UserRoundX />} heading={t('missing.heading')} action={<SearchLink />}>
      {isVisitor && (
        <Link
          to={`${paths.login}?${new URLSearchParams({ back: pathname })}`}
          {...linkLook({ isStandalone: true })}
        >
          {t('missing.logIn')}
        </Link>
      )}
    </EmptyState>
  )
}

function SearchLink() {
  const t = useWords()
  return (
    <Link to={paths.members} {...buttonLook({ variant: 'secondary' })}>
      {t('ways.search')}
    </Link>
  )
}
