import { LoadProblem } from '../components/load-problem.tsx'
import { MemberGridSkeleton } from '../components/member-grid.tsx'
import { entriesOf, likeTypes } from '../likes/like-types.ts'
import classes from '../likes/likes.module.css'
import { LikesSection } from '../likes/likes-section.tsx'
import { preloadLikes, useAllLikes } from '../likes/use-all-likes.ts'
import { useWords } from '../use-words.ts'

export const preload = preloadLikes

/** §2: the likes of a member: who likes them, new ones first, whom they match with, and whom they like. */
export function Page() {
  const t = useWords()
  const { all, problem } = useAllLikes()
  return (
    <div className={classes['page']} aria-busy={!all && !problem}>
      <h1>{t('titles.likes')}</h1>
      {all &&
        likeTypes.map((type) => (
          <LikesSection key={type} type={type} entries={entriesOf(type, all.likes, all.matches)} />
        ))}
      {!all && (problem ? <LoadProblem {...problem} /> : <MemberGridSkeleton count={4} />)}
    </div>
  )
}
