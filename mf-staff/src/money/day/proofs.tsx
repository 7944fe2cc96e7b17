import { type AnswerOf, getLedgerProofs, proveLedgerNow } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { queryClient } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { Badge } from 'shared-ui/badge'
import { Button } from 'shared-ui/button'
import { Switch } from 'shared-ui/switch'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { usePress } from '../../components/use-press.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useStaffRead } from '../../session/use-staff-read.ts'
import { useWords } from '../../use-words.ts'
import { ListPages } from '../list-pages.tsx'
import classes from '../money.module.css'

type Proof = AnswerOf<typeof getLedgerProofs>['proofs'][number]

const FAULTY = 'faulty'

/** The proofs of the whole ledger, the latest first, and one more now. */
export function Proofs() {
  const t = useWords()
  const format = useFormat()
  const call = useStaffCall()
  const [search, setSearch] = useSearchParams()
  const isFaulty = search.get(FAULTY) === 'yes'
  const after = search.get('after')
  const query = useStaffRead(getLedgerProofs, {
    query: { ...(isFaulty && { faulty: 'yes' }), ...(after && { after }) },
  })
  const proving = usePress(
    () => call(proveLedgerNow),
    ({ faults }) => {
      toast({
        tone: faults > 0 ? 'danger' : 'success',
        title: faults > 0 ? t('money.proofs.faults', { count: faults }) : t('money.proofs.clean'),
      })
      void queryClient.invalidateQueries({ queryKey: [getLedgerProofs.path] })
    },
  )
  const columns: readonly Column<Proof>[] = [
    { key: 'at', title: t('members.at'), isHeading: true, render: ({ at }) => format.dateTime(at) },
    {
      key: 'result',
      title: t('money.proofs.result'),
      render: ({ faults }) => (
        <>
          <Badge look="soft" tone={faults.length > 0 ? 'danger' : 'success'}>
            {faults.length > 0 ? t('money.proofs.faults', { count: faults.length }) : t('money.proofs.clean')}
          </Badge>
          {faults.map((fault) => (
            <div key={fault} className={classes.muted}>
              {fault}
            </div>
          ))}
        </>
      ),
    },
    {
      key: 'transfers',
      title: t('money.proofs.transfers'),
      align: 'end',
      render: ({ transfers }) => format.number(transfers),
    },
  ]
  return (
    <section className={classes.part}>
      <div className={classes.head}>
        <h2>{t('money.proofs.title')}</h2>
        <Button variant="secondary" pendingLabel={t('pending')} {...proving}>
          {t('money.proofs.prove')}
        </Button>
      </div>
      <p className={classes.muted}>{t('money.proofs.about')}</p>
      <Switch
        isSelected={isFaulty}
        onChange={(isSelected) => {
          const next = new URLSearchParams(search)
          next.delete('after')
          if (isSelected) next.set(FAULTY, 'yes')
          else next.delete(FAULTY)
          setSearch(next)
        }}
      >
        {t('money.proofs.onlyFaulty')}
      </Switch>
      <Loaded query={query}>
        {({ proofs, next }) =>
          proofs.length === 0 ? (
            <p className={classes.muted}>{t(isFaulty ? 'money.proofs.noFaults' : 'money.proofs.none')}</p>
          ) : (
            <>
              <DataTable caption={t('money.proofs.title')} columns={columns} rows={proofs} />
              <ListPages next={next} />
            </>
          )
        }
      </Loaded>
    </section>
  )
}
