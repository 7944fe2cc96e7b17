import { href, paths } from 'contracts'
import { ChevronRight } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { useWords } from '../use-words.ts'
import { addressOf, type SectionId, sectionIds } from './section-ids.ts'
import classes from './section-list.module.css'
import { useSectionValues } from './use-section-values.ts'

interface SectionListProps {
  /** The section on screen. */
  readonly current: SectionId
}

/** Pages that members look for among their settings. */
const PAGES = [
  ['payments', href('transactions-id')],
  ['help', paths['pages-service']],
] as const

/** All settings with their values. Each row opens its section, or a page of its own; leaving comes last. */
export function SectionList({ current }: SectionListProps) {
  const t = useWords()
  const values = useSectionValues()
  const rowOf = (id: SectionId) => (
    <li key={id} className={classes.item}>
      <Link
        to={addressOf(id)}
        className={classes.row}
        aria-current={id === current ? 'true' : undefined}
        data-tone={id === 'leave' ? 'danger' : undefined}
      >
        <span className={classes.name}>
          {id === 'meet' ? t('preferences.heading') : t(`settings.sections.${id}`)}
        </span>
        <span className={classes.value}>{values[id]}</span>
        <ChevronRight aria-hidden="true" className={classes.chevron} />
      </Link>
    </li>
  )
  return (
    <nav aria-label={t('settings.list')}>
      <ul className={classes.list}>
        {sectionIds.filter((id) => id !== 'leave').map(rowOf)}
        {PAGES.map(([name, to]) => (
          <li key={name} className={classes.item}>
            <Link to={to} className={classes.row}>
              <span className={classes.name}>{t(`settings.${name}`)}</span>
              <span className={classes.value} />
              <ChevronRight aria-hidden="true" className={classes.chevron} />
            </Link>
          </li>
        ))}
        {rowOf('leave')}
      </ul>
    </nav>
  )
}
