import { type BrandGroup, brandGroups, getStaffBrand } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'shared-ui/tabs'
import { Loaded } from '../../components/loaded.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useStaffRead } from '../../session/use-staff-read.ts'
import { useWords } from '../../use-words.ts'
import classes from '../brands.module.css'
import { StateBadge } from '../state-badge.tsx'
import { Draft } from './draft.tsx'
import { GroupForm } from './group-form.tsx'
import { History } from './history.tsx'
import { withDraft } from './with-draft.ts'

const PART = 'part'
const GROUPS = Object.keys(brandGroups) as BrandGroup[]

/** Edits the brand at work, group by group, as a draft. */
export function BrandPage() {
  const t = useWords()
  const query = useStaffRead(getStaffBrand)
  const [search, setSearch] = useSearchParams()
  const named = search.get(PART)
  const part = GROUPS.find((group) => group === named) ?? (named === 'history' ? named : 'name')
  // Parts that were left stay in the page, with what was typed there and not saved yet.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  function open(key: string) {
    setLeft((before) => new Set([...before, part]))
    const next = new URLSearchParams(search)
    next.set(PART, key)
    setSearch(next, { replace: true })
  }
  return (
    <Loaded query={query}>
      {(brand) => (
        <div className={classes.page}>
          <PageHead
            title={brand.live.name}
            text={brand.live.domain}
            actions={<StateBadge state={brand.is_open ? (brand.draft ? 'changed' : 'live') : 'new'} />}
          />
          <Draft brand={brand} />
          <Tabs selectedKey={part} onSelectionChange={(key) => open(String(key))}>
            <TabList aria-label={t('brands.parts')}>
              {GROUPS.map((group) => (
                <Tab key={group} id={group}>
                  {t(`brands.groups.${group}`)}
                </Tab>
              ))}
              <Tab id="history">{t('brands.groups.history')}</Tab>
            </TabList>
            {GROUPS.map((group) => (
              <TabPanel key={group} id={group} shouldForceMount={left.has(group)}>
                <GroupForm group={group} document={withDraft(brand)} />
              </TabPanel>
            ))}
            <TabPanel id="history">
              <History />
            </TabPanel>
          </Tabs>
        </div>
      )}
    </Loaded>
  )
}
