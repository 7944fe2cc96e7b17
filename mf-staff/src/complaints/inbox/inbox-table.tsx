import { pathAtBrand, pathWith, type StaffComplaint, staffPaths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { useLanguageName } from '../../moderation/naming/use-language-name.ts'
import { useBrand } from '../../session/brand-context.ts'
import { useWords } from '../../use-words.ts'
import { ComplaintBadge } from '../complaint-badge.tsx'

interface InboxTableProps {
  readonly caption: string
  readonly complaints: readonly StaffComplaint[]
}

/** Complaints in lines, each of which leads to it. */
export function InboxTable({ caption, complaints }: InboxTableProps) {
  const t = useWords()
  const format = useFormat()
  const nameOf = useLanguageName()
  const brand = useBrand()
  const columns: readonly Column<StaffComplaint>[] = [
    {
      key: 'reference',
      title: t('complaints.reference'),
      isHeading: true,
      render: ({ id, reference }) => (
        <Link to={pathAtBrand(pathWith(staffPaths['staff-complaints-id'], { id }), brand)}>{reference}</Link>
      ),
    },
    { key: 'topic', title: t('complaints.topic'), render: ({ topic }) => t(`complaints.topics.${topic}`) },
    { key: 'language', title: t('members.language'), render: ({ language }) => nameOf(language) },
    { key: 'state', title: t('members.state'), render: (line) => <ComplaintBadge complaint={line} /> },
    {
      key: 'came',
      title: t('complaints.came'),
      render: ({ created_at }) => <time dateTime={created_at}>{format.dateTime(created_at)}</time>,
    },
    {
      key: 'due',
      title: t('complaints.due'),
      render: ({ due_at }) => due_at && <time dateTime={due_at}>{format.dateTime(due_at)}</time>,
    },
    {
      key: 'closed',
      title: t('complaints.closedAt'),
      render: ({ closed_at }) => closed_at && <time dateTime={closed_at}>{format.dateTime(closed_at)}</time>,
    },
    {
      key: 'who',
      title: t('moderation.columns.who'),
      render: ({ claim }) =>
        claim && (claim.is_me ? t('moderation.yours') : t('moderation.withName', { name: claim.name ?? '' })),
    },
    {
      key: 'replies',
      title: t('complaints.replies'),
      align: 'end',
      render: ({ replies }) => format.number(replies),
    },
  ]
  const isEmpty = (key: string) =>
    (key === 'due' && complaints.every(({ due_at }) => due_at === null)) ||
    (key === 'who' && complaints.every(({ claim }) => claim === null)) ||
    (key === 'closed' && complaints.every(({ closed_at }) => closed_at === null))
  return (
    <DataTable caption={caption} columns={columns.filter(({ key }) => !isEmpty(key))} rows={complaints} />
  )
}
