import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useId } from 'react'
import { useFormat } from 'shared-state/format'
import { linkLook } from 'shared-ui/link'
import { LoadProblem } from '../components/load-problem.tsx'
import { MemberCard } from '../components/member-card.tsx'
import { MemberGrid, MemberGridSkeleton } from '../components/member-grid.tsx'
import likes from '../likes/likes.module.css'
import { useWords } from '../use-words.ts'
import { useNewMembers } from './queries/use-new-members.ts'

const SHOWN = 8

/** A few new members, and a link to the search. */
export function NewMembers() {
  const t = useWords()
  const { country } = useFormat()
  const heading = useId()
  const { result, areNew, problem } = useNewMembers()
  if (result?.profiles.length === 0) return null
  const where = result && country(result.searched.country)
  return (
    <section className={likes['section']} aria-labelledby={heading} aria-busy={!result && !problem}>
      <div className={likes['head']}>
        <h2 id={heading}>{where && areNew ? t('home.newIn', { country: where }) : t('home.members')}</h2>
        <Link to={areNew ? `${paths.members}?is_new=1` : paths.members} {...linkLook({ isStandalone: true })}>
          {t('ways.search')}
        </Link>
      </div>
      {result && (
        <MemberGrid className={likes['few']}>
          {result.profiles.slice(0, SHOWN).map((member) => (
            <MemberCard key={member.id} member={member} />
          ))}
        </MemberGrid>
      )}
      {!result &&
        (problem ? (
          <LoadProblem {...problem} />
        ) : (
          <MemberGridSkeleton className={likes['few']} count={SHOWN} />
        ))}
    </section>
  )
}
