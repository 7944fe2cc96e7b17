import { getCaseFigures, getCases } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { EmptyState } from 'shared-ui/empty-state'
import { Loaded } from '../../components/loaded.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useStaffRead } from '../../session/use-staff-read.ts'
import { useWords } from '../../use-words.ts'
import { kindIn, moderatedKinds } from '../moderated-kinds.ts'
import { CaseTable } from './case-table.tsx'
import { KindTabs } from './kind-tabs.tsx'
import { QueuePages } from './queue-pages.tsx'
import { StartButton } from './start-button.tsx'

/** The cases that wait for moderators, the most pressing first, and those that have been decided. */
export function Queue() {
  const t = useWords()
  const [search] = useSearchParams()
  const kind = kindIn(search)
  const state = search.get('state') === 'decided' ? 'decided' : 'waiting'
  const after = search.get('after')
  const figures = useStaffRead(getCaseFigures)
  const query = useStaffRead(getCases, { query: { state, ...(kind && { kind }), ...(after && { after }) } })
  const shown = figures.data?.figures.filter((figure) => kind === null || figure.kind === kind) ?? []
  const free = shown.reduce(
    (sum, { kind: one, waiting, claimed }) =>
      sum + (moderatedKinds.some((k) => k === one) ? waiting - claimed : 0),
    0,
  )
  return (
    <>
      <PageHead
        title={t('titles.staff-moderation')}
        text={t('moderation.about')}
        actions={<StartButton kind={kind} isDisabled={figures.isSuccess && free === 0} />}
      />
      <KindTabs figures={figures.data?.figures ?? []} kind={kind} state={state} />
      <Loaded query={query}>
        {({ cases, next }) => {
          const moderated = cases.filter(({ kind: one }) => one !== 'complaint')
          return moderated.length === 0 ? (
            <EmptyState heading={t(state === 'waiting' ? 'moderation.empty' : 'moderation.noneDecided')}>
              {t(state === 'waiting' ? 'moderation.emptyNote' : 'moderation.noneDecidedNote')}
            </EmptyState>
          ) : (
            <>
              <CaseTable cases={moderated} kind={kind} />
              <QueuePages next={next} />
            </>
          )
        }}
      </Loaded>
    </>
  )
}
