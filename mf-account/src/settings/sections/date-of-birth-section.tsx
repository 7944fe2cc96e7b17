import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { useQuery } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { linkLook } from 'shared-ui/link'
import { Loaded } from '../../components/loaded.tsx'
import { accountQuery } from '../../queries/account-query.ts'
import { ownProfileQuery } from '../../queries/own-profile-query.ts'
import { useWords } from '../../use-words.ts'
import { DateOfBirthForm } from '../forms/date-of-birth-form.tsx'
import { Editable } from '../forms/editable.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { Value } from './value.tsx'

/** The date of birth, which the member can correct once. */
export function DateOfBirthSection() {
  const t = useWords()
  const { day } = useFormat()
  const profile = useQuery(ownProfileQuery)
  const account = useQuery(accountQuery)
  return (
    <SettingsSection id="date-of-birth" lead={t('settings.birth.lead')}>
      <Loaded query={profile} lines={1}>
        {/* Noon, so that the date is the same in every time zone. */}
        {({ profile }) => <Value>{day(profile.date_of_birth)}</Value>}
      </Loaded>
      <Loaded query={account} lines={1}>
        {({ account }) =>
          account.can_correct_date_of_birth ? (
            <Editable label={t('settings.birth.change')}>
              {(actions) => <DateOfBirthForm {...actions} />}
            </Editable>
          ) : (
            <Alert
              action={
                <Link to={paths['pages-service']} {...linkLook({ isStandalone: true })}>
                  {t('ways.service')}
                </Link>
              }
            >
              {t('settings.birth.fixed')}
            </Alert>
          )
        }
      </Loaded>
    </SettingsSection>
  )
}
