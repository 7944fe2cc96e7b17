import { correctDateOfBirth, dateOfBirthProblem } from 'contracts'
import { call } from 'shared-state/api'
import { useSettings } from 'shared-state/session'
import { DateOfBirth } from 'shared-ui/date-of-birth'
import { useFields } from '../../components/use-fields.ts'
import { keepInAccount } from '../../queries/keep-account.ts'
import { keepOwn } from '../../queries/keep-own.ts'
import { useWords } from '../../use-words.ts'
import { focusSection } from '../section.tsx'
import type { FormWays } from './editable.tsx'
import { SettingForm } from './setting-form.tsx'

/** The right date of birth. Once it is sent there is no second time, so the section itself takes the focus. */
export function DateOfBirthForm({ onCancel }: FormWays) {
  const t = useWords()
  const settings = useSettings()
  const { bind, submit, trouble, isPending } = useFields({
    fields: ['date_of_birth'],
    problemsOf({ date_of_birth }) {
      const problem = dateOfBirthProblem(date_of_birth, settings, new Date())
      return problem ? { date_of_birth: problem } : {}
    },
    send: (body) => call(correctDateOfBirth, { body }),
    onDone(answer) {
      keepOwn(answer)
      keepInAccount({ can_correct_date_of_birth: false })
      focusSection('date-of-birth')
    },
  })
  return (
    <SettingForm
      onSubmit={submit}
      submitLabel={t('settings.birth.submit')}
      {...{ trouble, isPending, onCancel }}
    >
      <DateOfBirth
        {...bind('date_of_birth')}
        label={t('settings.birth.label')}
        description={t('settings.birth.once')}
        isRequired
      />
    </SettingForm>
  )
}
