import { removeFactor, type SecondFactor } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useMutation } from 'shared-state/query'
import { Button } from 'shared-ui/button'
import { ConfirmAction } from 'shared-ui/confirm-dialog'
import { type Column, DataTable } from '../components/data-table.tsx'
import { setSecondFactor } from '../session/set-second-factor.ts'
import { useStaffCall } from '../session/use-staff-call.ts'
import { useProblemText, useWords } from '../use-words.ts'
import classes from './security.module.css'

type Factor = SecondFactor['factors'][number]

/** The own factors; all but the last one can be removed. */
export function Factors({ factors }: { readonly factors: readonly Factor[] }) {
  const t = useWords()
  const format = useFormat()
  const columns: readonly Column<Factor>[] = [
    { key: 'name', title: t('setUp.name'), isHeading: true, render: ({ name }) => name },
    { key: 'kind', title: t('security.kind'), render: ({ kind }) => t(`security.kinds.${kind}`) },
    { key: 'created', title: t('security.created'), render: ({ created_at }) => format.date(created_at) },
    {
      key: 'used',
      title: t('security.used'),
      render: ({ last_used_at }) => (last_used_at ? format.dateTime(last_used_at) : t('security.never')),
    },
    {
      key: 'remove',
      title: t('security.actions'),
      align: 'end',
      render: (factor) => factors.length > 1 && <Remove factor={factor} />,
    },
  ]
  return (
    <section className={classes.section}>
      <h2>{t('security.factors')}</h2>
      <DataTable caption={t('security.factors')} columns={columns} rows={factors} />
    </section>
  )
}

function Remove({ factor: { id, name } }: { readonly factor: Factor }) {
  const t = useWords()
  const problemText = useProblemText()
  const call = useStaffCall()
  const removing = useMutation({
    mutationFn: () => call(removeFactor, { body: { id } }),
    onSuccess: ({ second_factor }) => setSecondFactor(second_factor),
  })
  return (
    <ConfirmAction
      trigger={
        <Button variant="quiet" size="small" aria-label={t('security.removeName', { name })}>
          {t('security.remove')}
        </Button>
      }
      heading={t('security.removeQuestion', { name })}
      confirmLabel={t('security.remove')}
      cancelLabel={t('cancel')}
      tone="danger"
      pendingLabel={t('pending')}
      action={removing}
      errorText={problemText}
    >
      {t('security.removeNote')}
    </ConfirmAction>
  )
}
