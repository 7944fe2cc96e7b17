import { paths, SEARCH_PAGES } from 'contracts'
import { Link } from 'platform/runtime/router'
import { type ReactNode, useMemo } from 'react'
import { useRole } from 'shared-state/session'
import { Pagination } from 'shared-ui/pagination'
import { MemberCard } from '../../components/member-card.tsx'
import { MemberGrid } from '../../components/member-grid.tsx'
import { useWords } from '../../use-words.ts'
import type { SearchResult } from '../queries/search-members-query.ts'
import { InvitationCard } from './invitation-card.tsx'
import classes from './results.module.css'

/** Pictures in the first view, loaded with priority. */
const PRIORITY_PICTURES = 2

/** Cards before the invitation. */
const INVITATION_AT = 3

interface ResultsProps {
  readonly result: SearchResult
  /** Query string of a page of results. */
  readonly queryStringOfPage: (page: number) => string
  /** Id of the section to scroll to; omitted for the main results. */
  readonly anchor?: string | undefined
}

/** One page of results, with pagination. */
export function Results({ result, queryStringOfPage, anchor }: ResultsProps) {
  const t = useWords()
  const isVisitor = useRole() === 'visitor'
  const { profiles, page, pages } = result
  const linkState = useMemo(() => ({ list: profiles.map(({ id }) => id) }), [profiles])
  const cards: ReactNode[] = profiles.map((member, index) => (
    <MemberCard
      key={member.id}
      member={member}
      linkState={linkState}
      isPriority={anchor === undefined && index < PRIORITY_PICTURES}
    />
  ))
  const withInvitation = cards.toSpliced(INVITATION_AT, 0, <InvitationCard key="invitation" />)
  return (
    <>
      <MemberGrid>{isVisitor && anchor === undefined ? withInvitation : cards}</MemberGrid>
      <Pagination
        className={classes.pages}
        page={page}
        pages={pages}
        hrefOf={(to) => `${paths.members}?${queryStringOfPage(to)}${anchor ? `#${anchor}` : ''}`}
        renderLink={({ href, ...link }) => <Link to={href} {...link} />}
        labels={{
          navigation: anchor ? t('similar.pages') : t('search.pages'),
          previous: t('search.previous'),
          next: t('search.next'),
          page: (number) => t('search.page', { number }),
          position: (number, total) => t('search.position', { number, total }),
        }}
      />
      {page === SEARCH_PAGES && <p className={classes.end}>{t('search.end')}</p>}
    </>
  )
}
