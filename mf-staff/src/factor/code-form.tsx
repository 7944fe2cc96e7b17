import { type SecondFactor, verifyFactor } from 'contracts'
import { call } from 'shared-state/api'
import { Button } from 'shared-ui/button'
import { TextField } from 'shared-ui/text-field'
import { Form } from '../components/form.tsx'
import { useStaffForm } from '../components/use-staff-form.ts'
import { useWords } from '../use-words.ts'
import { codeIn } from './code-in.ts'
import { useFactorProblem } from './passkeys.ts'

interface CodeFormProps {
  readonly onProven: (proven: SecondFactor) => void
  /** Another way stands above it. */
  readonly isSecond: boolean
}

/** Asks for the code that the member's app shows. */
export function CodeForm({ onProven, isSecond }: CodeFormProps) {
  const t = useWords()
  const form = useStaffForm({
    initial: { code: '' },
    check({ code }) {
      const digits = codeIn(code)
      return {
        problems: { code: digits === undefined && t('prove.codeMissing') },
        body: digits === undefined ? undefined : { code: digits },
      }
    },
    send: (body) => call(verifyFactor, { body }),
    onSent: ({ second_factor }) => onProven(second_factor),
    errorText: useFactorProblem('codeWrong'),
    showsProblemsOn: 'submit',
  })
  return (
    <Form form={form}>
      <TextField
        {...form.bind('code')}
        label={t('prove.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has nothing else to do
        autoFocus={!isSecond}
        {...(!isSecond && { 'data-takes-focus': '' })}
      />
      <Button
        type="submit"
        isFullWidth
        variant={isSecond ? 'secondary' : 'primary'}
        isPending={form.isPending}
        pendingLabel={t('pending')}
      >
        {t('prove.confirm')}
      </Button>
    </Form>
  )
}
