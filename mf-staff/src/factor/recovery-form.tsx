import { type SecondFactor, verifyFactor } from 'contracts'
import { call } from 'shared-state/api'
import { Button } from 'shared-ui/button'
import { TextField } from 'shared-ui/text-field'
import { Form } from '../components/form.tsx'
import { useStaffForm } from '../components/use-staff-form.ts'
import { useWords } from '../use-words.ts'
import { useFactorProblem } from './passkeys.ts'

/** Asks for one of the member's recovery codes, each of which works once. */
export function RecoveryForm({ onProven }: { readonly onProven: (proven: SecondFactor) => void }) {
  const t = useWords()
  const form = useStaffForm({
    initial: { recovery_code: '' },
    check({ recovery_code }) {
      const typed = recovery_code.trim()
      return {
        problems: { recovery_code: typed === '' && t('prove.recoveryMissing') },
        body: typed === '' ? undefined : { recovery_code: typed },
      }
    },
    send: (body) => call(verifyFactor, { body }),
    onSent: ({ second_factor }) => onProven(second_factor),
    errorText: useFactorProblem('recoveryWrong'),
    showsProblemsOn: 'submit',
  })
  return (
    <Form form={form}>
      <TextField
        {...form.bind('recovery_code')}
        label={t('prove.recoveryCode')}
        description={t('prove.recoveryNote')}
        autoComplete="off"
        spellCheck="false"
        maxLength={40}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens by a press
        autoFocus
      />
      <Button type="submit" isFullWidth isPending={form.isPending} pendingLabel={t('pending')}>
        {t('prove.confirm')}
      </Button>
    </Form>
  )
}
