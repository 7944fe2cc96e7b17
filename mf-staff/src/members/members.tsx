import { findStaffMembers } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { EmptyState } from 'shared-ui/empty-state'
import { Loaded } from '../components/loaded.tsx'
import { PageHead } from '../components/page-head.tsx'
import { useBrand } from '../session/brand-context.ts'
import { useWords } from '../use-words.ts'
import { FIND, FindForm } from './find-form.tsx'
import classes from './members.module.css'
import { MembersTable } from './members-table.tsx'
import { useLook } from './use-look.ts'

/** As short as the server lets a search be. */
const SHORTEST = 2

/** Finds a member of the brand. */
export function Members() {
  const t = useWords()
  const brand = useBrand()
  const [search] = useSearchParams()
  const text = (search.get(FIND) ?? '').trim()
  const isWanted = text.length >= SHORTEST
  const query = useLook(findStaffMembers, { query: { text } }, isWanted)
  return (
    <>
      <PageHead title={t('titles.staff-members')} text={t('members.find.about', { brand: brand.name })} />
      <FindForm key={text} />
      {isWanted ? (
        <Loaded query={query}>
          {({ members, by, is_cut }) =>
            by === null ? (
              <EmptyState heading={t('members.find.nobody')}>{t('members.find.nobodyNote')}</EmptyState>
            ) : (
              <>
                <p role="status" className={classes.found}>
                  {t('members.find.found', { count: members.length })} · {t(`members.find.kinds.${by}`)}
                  {is_cut && ` · ${t('members.find.cut')}`}
                </p>
                <MembersTable members={members} />
              </>
            )
          }
        </Loaded>
      ) : (
        <EmptyState heading={t('members.find.start')}>{t('members.find.startNote')}</EmptyState>
      )}
    </>
  )
}
