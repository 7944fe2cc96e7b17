import { Link, useSearchParams } from 'platform/runtime/router'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'
import classes from './search.module.css'

const GENDERS = ['all', 'female', 'male'] as const

/** §2: member search. What is looked for stands in the address, so that it can be kept, shared and gone back to. */
export function Page() {
  const t = useWords()
  const [search] = useSearchParams()
  const chosen = GENDERS.find((gender) => gender === search.get('gender')) ?? 'all'
  return (
    <>
      <h1>{t('search.title')}</h1>
      <nav className={classes['genders']} aria-label={t('search.gender')}>
        {GENDERS.map((gender) => (
          <Link
            key={gender}
            className={classes['gender']}
            to={gender === 'all' ? '.' : `?gender=${gender}`}
            aria-current={gender === chosen ? 'true' : undefined}
          >
            {t(`search.${gender}`)}
          </Link>
        ))}
      </nav>
      <EmptyState heading={t('search.pending')}>{t('search.text')}</EmptyState>
    </>
  )
}
