import { type AnswerOf, getStaffBrandHistory, restoreStaffBrand } from 'contracts'
import { Link, useSearchParams } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { useMutation } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { EmptyState } from 'shared-ui/empty-state'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { lookAtBrandsAgain } from '../../queries/look-again.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useStaffRead } from '../../session/use-staff-read.ts'
import { useProblemText, useWords } from '../../use-words.ts'
import classes from '../brands.module.css'
import { comparedWith, valueText } from '../fields/value-text.ts'

type Revision = AnswerOf<typeof getStaffBrandHistory>['revisions'][number] & { readonly id: string }

const BEFORE = 'before'

/** Lists what was published, by whom, with a way back. */
export function History() {
  const t = useWords()
  const [search] = useSearchParams()
  const before = search.get(BEFORE)
  const query = useStaffRead(getStaffBrandHistory, before === null ? {} : { query: { before } })
  return (
    <Loaded query={query}>
      {({ revisions, has_more }) => {
        const last = revisions.at(-1)
        return last ? (
          <div className={classes.page}>
            <Revisions revisions={revisions.map((one) => ({ ...one, id: String(one.number) }))} />
            {has_more && <Older before={last.number} />}
          </div>
        ) : (
          <EmptyState heading={t('brands.noHistory')}>{t('brands.noHistoryNote')}</EmptyState>
        )
      }}
    </Loaded>
  )
}

function Older({ before }: { readonly before: number }) {
  const t = useWords()
  const [search] = useSearchParams()
  const next = new URLSearchParams(search)
  next.set(BEFORE, String(before))
  return <Link to={`?${next}`}>{t('brands.older')}</Link>
}

function Revisions({ revisions }: { readonly revisions: readonly Revision[] }) {
  const t = useWords()
  const problemText = useProblemText()
  const format = useFormat()
  const call = useStaffCall()
  const restoring = useMutation({
    mutationFn: (number: number) => call(restoreStaffBrand, { body: { number } }),
    async onSuccess() {
      await lookAtBrandsAgain()
      toast({ tone: 'success', title: t('brands.restored') })
    },
  })
  const columns: readonly Column<Revision>[] = [
    { key: 'number', title: t('brands.revision'), isHeading: true, render: ({ number }) => number },
    { key: 'at', title: t('brands.published'), render: ({ published_at: at }) => format.dateTime(at) },
    { key: 'who', title: t('brands.author'), render: ({ author }) => author ?? '–' },
    {
      key: 'what',
      title: t('brands.changes'),
      render: ({ was, is, note }) => (
        <ul className={classes.changes}>
          {note && <li>{note}</li>}
          {(Object.keys(is) as (keyof typeof is)[]).map((field) => (
            <li key={field} className={classes.muted}>
              {t('brands.pair', {
                name: t(`brands.fields.${field}`),
                text: `${valueText(field, comparedWith(field, was[field], is[field]), { t, format })} → ${valueText(field, is[field], { t, format })}`,
              })}
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'back',
      title: t('brands.wayBack'),
      render: ({ number }) => (
        <Button
          size="small"
          variant="secondary"
          aria-label={t('brands.restoreNumber', { number: String(number) })}
          onPress={() => restoring.mutate(number)}
        >
          {t('brands.restore')}
        </Button>
      ),
    },
  ]
  return (
    <>
      {restoring.error && <Alert tone="danger">{problemText(restoring.error)}</Alert>}
      <DataTable caption={t('brands.groups.history')} columns={columns} rows={revisions} />
    </>
  )
}
