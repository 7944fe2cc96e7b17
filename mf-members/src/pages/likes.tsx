import { LoadProblem } from '../components/load-problem.tsx'
import { MemberGridSkeleton } from '../components/member-grid.tsx'
import { entriesOf, likeTypes } from '../likes/like-types.ts'
import classes from '../likes/likes.module.css'
import { LikesSection } from '../likes/likes-section.tsx'
import { preloadLikesAndMatches, useLikesAndMatches } from '../queries/use-likes-and-matches.ts'
import { useWords } from '../use-words.ts'

export const preload = preloadLikesAndMatches

/** §2: the member's likes: received ones with the new ones first, matches, and given ones. */
export function Page() {
  const t = useWords()
  const { lists, problem } = useLikesAndMatches()
  return (
    <div className={classes['page']} aria-busy={!lists && !problem}>
      <h1>{t('titles.likes')}</h1>
      {lists &&
        likeTypes.map((type) => (
          <LikesSection key={type} type={type} entries={entriesOf(type, lists.likes, lists.matches)} />
        ))}
      {!lists && (problem ? <LoadProblem {...problem} /> : <MemberGridSkeleton count={4} />)}
    </div>
  )
}
