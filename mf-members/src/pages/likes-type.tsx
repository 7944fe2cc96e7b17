import { href, paths } from 'contracts'
import { Link, useParams } from 'platform/runtime/router'
import { linkLook } from 'shared-ui/link'
import { LoadProblem } from '../components/load-problem.tsx'
import { MemberGridSkeleton } from '../components/member-grid.tsx'
import { PillLinks } from '../components/pill-links.tsx'
import { entriesOf, likeTypeIn, likeTypes } from '../likes/like-types.ts'
import classes from '../likes/likes.module.css'
import { LikesList } from '../likes/likes-list.tsx'
import { preloadLikesAndMatches, useLikesAndMatches } from '../queries/use-likes-and-matches.ts'
import { useWords } from '../use-words.ts'

export const preload = preloadLikesAndMatches

/** §2: all likes of one type. */
export function Page() {
  const t = useWords()
  const type = likeTypeIn(useParams()['type'])
  const { lists, problem } = useLikesAndMatches()
  return (
    <div className={classes['list']} aria-busy={!lists && !problem}>
      <Link to={paths.likes} {...linkLook({ isStandalone: true })}>
        {t('likes.back')}
      </Link>
      <h1>{t(`likes.types.${type}`)}</h1>
      <PillLinks
        label={t('likes.choose')}
        currentAs="page"
        links={likeTypes.map((one) => ({
          label: t(`likes.types.${one}`),
          to: href('likes-type', { type: one }),
          isCurrent: one === type,
        }))}
      />
      {lists && <LikesList key={type} type={type} entries={entriesOf(type, lists.likes, lists.matches)} />}
      {!lists && (problem ? <LoadProblem {...problem} /> : <MemberGridSkeleton />)}
    </div>
  )
}
