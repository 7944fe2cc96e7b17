import { getAccount, getOwnProfile, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { Alert } from 'shared-ui/alert'
import { linkLook } from 'shared-ui/link'
import { Loaded } from '../../components/loaded.tsx'
import { useOwnQuery } from '../../queries/use-own-query.ts'
import { useWords } from '../../use-words.ts'
import { DateOfBirthForm } from '../forms/date-of-birth-form.tsx'
import { Editable } from '../forms/editable.tsx'
import { Section } from '../section.tsx'
import { Value } from './value.tsx'

/** The date of birth, which can be corrected once. */
export function DateOfBirthSection() {
  const t = useWords()
  const { date } = useFormat()
  const profileQuery = useOwnQuery(getOwnProfile)
  const accountQuery = useOwnQuery(getAccount)
  return (
    <Section id="date-of-birth" lead={t('settings.birth.lead')}>
      <Loaded query={profileQuery} lines={1}>
        {/* A day is the same day everywhere: noon is, in every zone. */}
        {({ profile }) => <Value>{date(`${profile.date_of_birth}T12:00`)}</Value>}
      </Loaded>
      <Loaded query={accountQuery} lines={1}>
        {({ account }) =>
          account.can_correct_date_of_birth ? (
            <Editable label={t('settings.birth.change')}>{(ways) => <DateOfBirthForm {...ways} />}</Editable>
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
    </Section>
  )
}
