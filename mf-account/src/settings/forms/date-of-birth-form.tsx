import { correctDateOfBirth, dateOfBirthProblem } from 'contracts'
import { call } from 'shared-state/api'
import { useSettings } from 'shared-state/session'
import { DateOfBirth } from 'shared-ui/date-of-birth'
import { problemTexts } from '../../components/form/problem-texts.ts'
import { useAccountForm } from '../../components/form/use-account-form.ts'
import { patchAccount } from '../../queries/account-query.ts'
import { cacheOwnProfile } from '../../queries/own-profile-query.ts'
import { useProblemText, useWords } from '../../use-words.ts'
import { focusSection } from '../settings-section.tsx'
import type { FormActions } from './editable.tsx'
import { SettingForm } from './setting-form.tsx'

/** Corrects the date of birth. That works only once, so afterwards the focus moves to the section. */
export function DateOfBirthForm({ onCancel }: FormActions) {
  const t = useWords()
  const settings = useSettings()
  const problemText = useProblemText()
  const form = useAccountForm({
    initial: { date_of_birth: '' },
    check: (body) => ({
      body,
      problems: problemTexts(problemText, {
        date_of_birth: dateOfBirthProblem(body.date_of_birth, settings, new Date()),
      }),
    }),
    send: (body) => call(correctDateOfBirth, { body }),
    onSent(result) {
      cacheOwnProfile(result)
      patchAccount({ can_correct_date_of_birth: false })
      focusSection('date-of-birth')
    },
  })
  return (
    <SettingForm form={form} submitLabel={t('settings.birth.submit')} onCancel={onCancel}>
      <DateOfBirth
        {...form.bind('date_of_birth')}
        onChange={(date) => form.change({ date_of_birth: date ?? '' })}
        label={t('settings.birth.label')}
        description={t('settings.birth.once')}
        noSuchDateMessage={t('profileFields.noSuchDate')}
        isRequired
      />
    </SettingForm>
  )
}
