import { genders, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useRole } from 'shared-state/session'
import { useWords } from '../use-words.ts'
import classes from './gender-links.module.css'
import { queryStringOf, type SearchCriteria } from './search-criteria.ts'

/** Whom it is about before all else: links, so that each can be kept and gone back to. */
export function GenderLinks({ criteria }: { readonly criteria: SearchCriteria }) {
  const t = useWords()
  const isVisitor = useRole() === 'visitor'
  const { gender: chosen, ...others } = criteria
  const choices = [
    // To a member the server shows those who may suit; a visitor it does not know.
    { id: undefined, label: isVisitor ? t('search.all') : t('search.suitable'), to: others },
    ...genders.toReversed().map((gender) => {
      return { id: gender, label: t(`search.${gender}`), to: { ...others, gender } }
    }),
  ]
  return (
    <nav className={classes['root']} aria-label={t('search.gender')}>
      {choices.map(({ id, label, to }) => (
        <Link
          key={label}
          className={classes['choice']}
          to={{ pathname: paths.members, search: queryStringOf(to) }}
          aria-current={id === chosen ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
