import { type AnswerOf, getBounceFigures } from 'contracts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { Loaded } from '../components/loaded.tsx'
import { useStaffRead } from '../session/use-staff-read.ts'
import { useWords } from '../use-words.ts'
import { Part } from './part.tsx'
import { useFigureFormat } from './use-figure-format.ts'

type Row = AnswerOf<typeof getBounceFigures>['pages'][number] & { readonly id: string }

interface BouncesProps {
  readonly days: { readonly from: string; readonly until: string }
}

/** The pages from which visitors left at once. */
export function Bounces({ days }: BouncesProps) {
  const t = useWords()
  const { count, share } = useFigureFormat()
  const query = useStaffRead(getBounceFigures, { query: days })
  const title = t('figures.bounces.title')
  const columns: readonly Column<Row>[] = [
    {
      key: 'page',
      title: t('figures.bounces.page'),
      isHeading: true,
      render: ({ page }) => (page ? <code>{page}</code> : t('figures.bounces.noPage')),
    },
    {
      key: 'bounces',
      title: t('figures.bounces.left'),
      align: 'end',
      render: ({ bounces }) => count(bounces),
    },
    {
      key: 'quick',
      title: t('figures.bounces.quick'),
      align: 'end',
      render: ({ quick, bounces }) => share(quick, bounces),
    },
  ]
  const names = ['page', 'bounces', 'quick'] as const
  return (
    <Loaded query={query}>
      {({ pages }) => (
        <Part
          title={title}
          text={t('figures.bounces.said')}
          csv={{ name: 'bounces', rows: [names, ...pages.map((page) => names.map((name) => page[name]))] }}
        >
          <DataTable
            caption={title}
            columns={columns}
            rows={pages.map((one) => ({ id: one.page, ...one }))}
          />
        </Part>
      )}
    </Loaded>
  )
}
