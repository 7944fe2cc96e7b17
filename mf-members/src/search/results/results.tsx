import { paths, SEARCH_PAGES } from 'contracts'
import { Link } from 'platform/runtime/router'
import { type ReactNode, useMemo } from 'react'
import { useRole } from 'shared-state/session'
import { Pagination } from 'shared-ui/pagination'
import { MemberCard } from '../../components/member-card.tsx'
import { MemberGrid } from '../../components/member-grid.tsx'
import { useWords } from '../../use-words.ts'
import type { SearchResult } from '../search-members-query.ts'
import { InvitationCard } from './invitation-card.tsx'
import classes from './results.module.css'

/** Of those in the first view. */
const FIRST_PICTURES = 2
const INVITED_AFTER = 3

interface ResultsProps {
  readonly found: SearchResult
  /** The query of the address of each page. */
  readonly queryOfPage: (page: number) => string
  /** Where on the page they stand, when not at its top. */
  readonly anchor?: string | undefined
}

/** One page of members, and the ways to the others. */
export function Results({ found, queryOfPage, anchor }: ResultsProps) {
  const t = useWords()
  const isVisitor = useRole() === 'visitor'
  const { profiles, page, pages } = found
  const linkState = useMemo(() => ({ among: profiles.map(({ id }) => id) }), [profiles])
  const cards: ReactNode[] = profiles.map((member, place) => (
    <MemberCard
      key={member.id}
      member={member}
      linkState={linkState}
      isPriority={anchor === undefined && place < FIRST_PICTURES}
    />
  ))
  const invited = cards.toSpliced(INVITED_AFTER, 0, <InvitationCard key="invitation" />)
  return (
    <>
      <MemberGrid>{isVisitor && anchor === undefined ? invited : cards}</MemberGrid>
      <Pagination
        className={classes['pages']}
        page={page}
        pages={pages}
        hrefOf={(to) => `${paths.members}?${queryOfPage(to)}${anchor ? `#${anchor}` : ''}`}
        renderLink={({ href, ...link }) => <Link to={href} {...link} />}
        labels={{
          navigation: anchor ? t('similar.pages') : t('search.pages'),
          previous: t('search.previous'),
          next: t('search.next'),
          page: (number) => t('search.page', { number }),
          position: (number, total) => t('search.position', { number, total }),
        }}
      />
      {page === SEARCH_PAGES && <p className={classes['end']}>{t('search.end')}</p>}
    </>
  )
}
