import { LoadProblem } from '../components/load-problem.tsx'
import { MemberGridSkeleton } from '../components/member-grid.tsx'
import { useLikesAndMatches } from '../queries/use-likes-and-matches.ts'
import { useWords } from '../use-words.ts'
import { LikeTabs } from './like-tabs.tsx'
import { type LikeType, likeEntries } from './like-types.ts'
import classes from './likes.module.css'
import { LikesList } from './likes-list.tsx'

/** §2: the member's likes in tabs: those they got, matches, and those they gave. */
export function LikesPage({ type }: { readonly type: LikeType }) {
  const t = useWords()
  const { lists, problem } = useLikesAndMatches()
  const entries = lists && likeEntries(lists.likes, lists.matches)
  return (
    <div className={classes.list} aria-busy={!lists && !problem}>
      <h1>{t('titles.likes')}</h1>
      <LikeTabs current={type} entries={entries} />
      {entries && (
        <LikesList
          key={type}
          type={type}
          entries={entries[type]}
          given={entries.given.length}
          hasMatches={entries.matches.length > 0}
        />
      )}
      {!lists && (problem ? <LoadProblem {...problem} /> : <MemberGridSkeleton />)}
    </div>
  )
}
