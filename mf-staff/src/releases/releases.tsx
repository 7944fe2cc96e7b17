import { type AnswerOf, getReleases } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { Alert } from 'shared-ui/alert'
import { EmptyState } from 'shared-ui/empty-state'
import { Loaded } from '../components/loaded.tsx'
import { PageHead } from '../components/page-head.tsx'
import { useStaffRead } from '../session/use-staff-read.ts'
import { useWords } from '../use-words.ts'
import { BundleTable } from './bundle-table.tsx'
import { History } from './history.tsx'
import { type ReleaseChange, ReleaseDialog } from './release-dialog.tsx'

/** The versions of the site's bundles: which visitors get which, and how they do. */
export function Releases() {
  const t = useWords()
  const [search] = useSearchParams()
  const [change, setChange] = useState<ReleaseChange>()
  const query = useStaffRead(getReleases)
  const name = search.get('bundle')
  return (
    <>
      <PageHead title={t('titles.staff-releases')} text={t('releases.about')} />
      <Loaded query={query}>
        {({ bundles, freeze, may_change }) => {
          const onChange = may_change ? setChange : undefined
          const chosen = bundles.find((bundle) => bundle.name === name)
          return bundles.length === 0 ? (
            <EmptyState heading={t('releases.none')}>{t('releases.noneNote')}</EmptyState>
          ) : (
            <>
              {freeze && <Frozen freeze={freeze} />}
              {!may_change && <p>{t('releases.onlyLook')}</p>}
              <BundleTable bundles={bundles} onChange={onChange} />
              {chosen && <History key={chosen.name} bundle={chosen} onChange={onChange} />}
            </>
          )
        }}
      </Loaded>
      {change && <ReleaseDialog change={change} onClose={() => setChange(undefined)} />}
    </>
  )
}

function Frozen({ freeze }: { readonly freeze: NonNullable<AnswerOf<typeof getReleases>['freeze']> }) {
  const t = useWords()
  const format = useFormat()
  const { until, by, why } = freeze
  const reason = [by, why].filter(Boolean).join(': ')
  return (
    <Alert tone="warning">
      <p>
        {until === null
          ? t('releases.frozen.now')
          : t('releases.frozen.until', { until: format.dateTime(until) })}
      </p>
      {reason && <p>{reason}</p>}
    </Alert>
  )
}
