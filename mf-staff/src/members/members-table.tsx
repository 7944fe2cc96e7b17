import { pathAtBrand, pathWith, type StaffMember, staffPaths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { type Column, DataTable } from '../components/data-table.tsx'
import { useBrand } from '../session/brand-context.ts'
import { useWords } from '../use-words.ts'
import { MemberBadges } from './member-badges.tsx'

/** The members that a search has found. */
export function MembersTable({ members }: { readonly members: readonly StaffMember[] }) {
  const t = useWords()
  const format = useFormat()
  const brand = useBrand()
  const columns: readonly Column<StaffMember>[] = [
    {
      key: 'name',
      title: t('members.name'),
      isHeading: true,
      render: ({ id, name }) => (
        <Link to={pathAtBrand(pathWith(staffPaths['staff-members-id'], { id }), brand)}>{name}</Link>
      ),
    },
    { key: 'status', title: t('members.state'), render: (member) => <MemberBadges {...member} /> },
    {
      key: 'country',
      title: t('members.country'),
      render: ({ country }) => (country === null ? '–' : format.country(country)),
    },
    { key: 'since', title: t('members.since'), render: ({ created_at }) => format.date(created_at) },
  ]
  return <DataTable caption={t('titles.staff-members')} columns={columns} rows={members} />
}
