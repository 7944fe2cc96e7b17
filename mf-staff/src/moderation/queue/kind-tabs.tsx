import type { AnswerOf, getCaseFigures } from 'contracts'
import { Link, useSearchParams } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { useWords } from '../../use-words.ts'
import { type ModeratedKind, moderatedKinds } from '../moderated-kinds.ts'
import classes from './queue.module.css'

interface KindTabsProps {
  readonly figures: AnswerOf<typeof getCaseFigures>['figures']
  readonly kind: ModeratedKind | null
  readonly state: 'waiting' | 'decided'
}

/** The parts of the queue, each with how many cases wait and how many of those are late. */
export function KindTabs({ figures, kind, state }: KindTabsProps) {
  const t = useWords()
  const format = useFormat()
  const [search] = useSearchParams()
  const to = (change: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries({ after: null, ...change })) {
      if (value === null) next.delete(name)
      else next.set(name, value)
    }
    return `?${next}`
  }
  const sum = (of: 'waiting' | 'late', one: ModeratedKind | null) =>
    figures
      .filter((figure) => (one === null ? figure.kind !== 'complaint' : figure.kind === one))
      .reduce((all, figure) => all + figure[of], 0)
  return (
    <nav className={classes.tabs} aria-label={t('moderation.kindsLabel')}>
      {[null, ...moderatedKinds].map((one) => {
        const [waiting, late] = [sum('waiting', one), sum('late', one)]
        return (
          <Link
            key={one ?? 'all'}
            to={to({ kind: one, state: null })}
            className={classes.tab}
            aria-current={state === 'waiting' && kind === one ? 'page' : undefined}
          >
            {t(`moderation.kinds.${one ?? 'all'}`)}
            <span className={classes.count}>{format.number(waiting)}</span>
            {late > 0 && <Badge tone="danger">{t('moderation.lateCount', { count: late })}</Badge>}
          </Link>
        )
      })}
      <Link
        to={to({ state: 'decided' })}
        className={classes.tab}
        aria-current={state === 'decided' ? 'page' : undefined}
      >
        {t('moderation.decided')}
      </Link>
    </nav>
  )
}
