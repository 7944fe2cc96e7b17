import type { StaffBundle } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { type Column, DataTable } from '../components/data-table.tsx'
import { useWords } from '../use-words.ts'

type Version = NonNullable<StaffBundle['live']>

interface Row extends Pick<Version, 'measured' | 'speeds'> {
  readonly id: string
  readonly role: 'live' | 'canary'
  /** Undefined for all pages together. */
  readonly page?: string
  readonly shed?: number
  readonly errors?: number
}

/** How fast the live version and the canary are for visitors, page by page. */
export function SpeedTable({ bundle }: { readonly bundle: StaffBundle }) {
  const t = useWords()
  const format = useFormat()
  const { name, live, canary } = bundle
  const rows = [...rowsOf('live', live), ...rowsOf('canary', canary)]
  const number = (value: number | null = null) => (value === null ? '–' : format.number(value))
  const count = (key: 'measured' | 'shed' | 'errors'): Column<Row> => ({
    key,
    title: t(`releases.${key}`),
    align: 'end',
    render: (row) => number(row[key]),
  })
  const speed = (key: keyof Row['speeds'], title: string): Column<Row> => ({
    key,
    title,
    align: 'end',
    render: ({ speeds }) => number(speeds[key]),
  })
  return (
    <>
      <h2>{t('releases.speed', { name })}</h2>
      {rows.length === 0 ? (
        <p>{t('releases.noSpeed')}</p>
      ) : (
        <>
          <p>{t('releases.speedNote')}</p>
          <DataTable
            caption={t('releases.speed', { name })}
            columns={[
              {
                key: 'page',
                title: t('releases.page'),
                isHeading: true,
                render: ({ page, role }) => (
                  <>
                    {page ?? t('releases.allPages')} <Badge look="soft">{t(`releases.roles.${role}`)}</Badge>
                  </>
                ),
              },
              count('measured'),
              speed('lcp', 'LCP'),
              speed('inp', 'INP'),
              speed('cls', 'CLS'),
              speed('ttfb', 'TTFB'),
              speed('change', t('releases.pageChange')),
              speed('server', t('releases.server')),
              count('shed'),
              count('errors'),
            ]}
            rows={rows}
          />
        </>
      )}
    </>
  )
}

function rowsOf(role: Row['role'], version: Version | null): Row[] {
  if (!version || version.measured + version.shed + version.pages.length === 0) return []
  const { measured, speeds, shed, pages } = version
  return [
    { id: role, role, measured, speeds, shed },
    ...pages.map((page) => ({ id: `${role} ${page.page}`, role, ...page })),
  ]
}
