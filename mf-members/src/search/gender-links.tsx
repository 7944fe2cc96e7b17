import { genders, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useRole } from 'shared-state/session'
import { useWords } from '../use-words.ts'
import { type Asked, queryOf } from './asked.ts'
import classes from './gender-links.module.css'

/** Whom it is about before all else: links, so that each can be kept and gone back to. */
export function GenderLinks({ asked }: { readonly asked: Asked }) {
  const t = useWords()
  const isVisitor = useRole() === 'visitor'
  const { gender: chosen, ...others } = asked
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
          to={{ pathname: paths.members, search: queryOf(to) }}
          aria-current={id === chosen ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
