import { complaintStates, findStaffComplaints } from 'contracts'
import { Link, useSearchParams } from 'platform/runtime/router'
import { EmptyState } from 'shared-ui/empty-state'
import { Loaded } from '../../components/loaded.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useLook } from '../../members/use-look.ts'
import { useBrand } from '../../session/brand-context.ts'
import { useStaffRead } from '../../session/use-staff-read.ts'
import { useWords } from '../../use-words.ts'
import classes from '../complaints.module.css'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxPages } from './inbox-pages.tsx'
import { type InboxSearch, queryOf, searchIn, withSearch } from './inbox-search.ts'
import { InboxTable } from './inbox-table.tsx'

/** All complaints to the brand, what presses most first. */
export function Inbox() {
  const t = useWords()
  const brand = useBrand()
  const [search] = useSearchParams()
  const shown = searchIn(search)
  return (
    <>
      <PageHead title={t('titles.staff-complaints')} text={t('complaints.about', { brand: brand.name })} />
      <nav className={classes.tabs} aria-label={t('members.state')}>
        {complaintStates.map((state) => (
          <Link
            key={state}
            to={`?${withSearch(search, { state: state === 'open' ? null : state, find: null })}`}
            aria-current={shown.text === '' && shown.state === state ? 'page' : undefined}
          >
            {t(`complaints.tabs.${state}`)}
          </Link>
        ))}
      </nav>
      {/* Another search, as by a tab, begins a new form. */}
      <InboxFilters key={shown.text} shown={shown} />
      {shown.text ? <Found shown={shown} /> : <Waiting shown={shown} />}
    </>
  )
}

interface ListProps {
  readonly shown: InboxSearch
}

/** A search is in the log, so it is not repeated by itself. */
function Found({ shown }: ListProps) {
  const t = useWords()
  const query = useLook(findStaffComplaints, { query: queryOf(shown) })
  const nothing = <EmptyState heading={t('complaints.notFound')}>{t('complaints.notFoundNote')}</EmptyState>
  return <List query={query} nothing={nothing} />
}

function Waiting({ shown }: ListProps) {
  const t = useWords()
  const query = useStaffRead(findStaffComplaints, { query: queryOf(shown) })
  const isFiltered = shown.topic !== null || shown.language !== null
  const nothing = isFiltered ? (
    <EmptyState heading={t('complaints.noneFits')}>{t('complaints.noneFitsNote')}</EmptyState>
  ) : (
    <EmptyState heading={t(`complaints.none.${shown.state}`)}>
      {t(`complaints.noneNote.${shown.state}`)}
    </EmptyState>
  )
  return <List query={query} nothing={nothing} />
}

interface FoundProps {
  readonly query: Parameters<typeof Loaded<Answer>>[0]['query']
  readonly nothing: React.ReactNode
}

type Answer = NonNullable<ReturnType<typeof useStaffRead<typeof findStaffComplaints>>['data']>

function List({ query, nothing }: FoundProps) {
  const t = useWords()
  return (
    <Loaded query={query}>
      {({ complaints, next }) =>
        complaints.length === 0 ? (
          nothing
        ) : (
          <>
            <InboxTable caption={t('titles.staff-complaints')} complaints={complaints} />
            <InboxPages next={next} />
          </>
        )
      }
    </Loaded>
  )
}
