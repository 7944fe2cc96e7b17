import { getAccount, getOwnProfile } from 'contracts'
import { Loaded } from '../../components/loaded.tsx'
import { SavedSwitch } from '../../components/saved-switch.tsx'
import { changePrivacyMode } from '../../queries/change-privacy-mode.ts'
import { keepOwn } from '../../queries/keep-own.ts'
import { saveProfile } from '../../queries/save-profile.ts'
import { useOwnQuery } from '../../queries/use-own-query.ts'
import { useWords } from '../../use-words.ts'
import { Section } from '../section.tsx'

async function showToVisitors(isShown: boolean) {
  keepOwn(await saveProfile({ visible_to_visitors: isShown }))
}

/** Who sees the profile: visitors too, or for a while nobody new. */
export function VisibilitySection() {
  const t = useWords()
  const profileQuery = useOwnQuery(getOwnProfile)
  const accountQuery = useOwnQuery(getAccount)
  return (
    <Section id="visibility">
      <Loaded query={profileQuery}>
        {({ profile }) => (
          <SavedSwitch
            isOn={profile.visible_to_visitors}
            save={showToVisitors}
            description={t('profileFields.visible.note')}
          >
            {t('profileFields.visible.label')}
          </SavedSwitch>
        )}
      </Loaded>
      <Loaded query={accountQuery}>
        {({ account }) => (
          <SavedSwitch
            isOn={account.paused}
            save={changePrivacyMode}
            description={t('settings.visibility.privacyModeNote')}
          >
            {t('settings.visibility.privacyMode')}
          </SavedSwitch>
        )}
      </Loaded>
    </Section>
  )
}
