import { useQuery } from 'shared-state/query'
import { Loaded } from '../../components/loaded.tsx'
import { SavedSwitch } from '../../components/saved-switch.tsx'
import { accountQuery } from '../../queries/account-query.ts'
import { changePrivacyMode } from '../../queries/change-privacy-mode.ts'
import { cacheOwnProfile, ownProfileQuery } from '../../queries/own-profile-query.ts'
import { saveProfile } from '../../queries/save-profile.ts'
import { useWords } from '../../use-words.ts'
import { SettingsSection } from '../settings-section.tsx'

/** Whether visitors see the profile, and privacy mode, which hides it from everyone new. */
export function VisibilitySection() {
  const t = useWords()
  return (
    <SettingsSection id="visibility">
      <Loaded query={useQuery(ownProfileQuery)}>
        {({ profile }) => <VisibleToVisitorsSwitch isOn={profile.visible_to_visitors} />}
      </Loaded>
      <Loaded query={useQuery(accountQuery)}>
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
    </SettingsSection>
  )
}

async function save(isVisible: boolean) {
  cacheOwnProfile(await saveProfile({ visible_to_visitors: isVisible }))
}

/** §3: whether visitors see the member's profile. */
function VisibleToVisitorsSwitch({ isOn }: { readonly isOn: boolean }) {
  const t = useWords()
  return (
    <SavedSwitch isOn={isOn} save={save} description={t('profileFields.visible.note')}>
      {t('profileFields.visible.label')}
    </SavedSwitch>
  )
}
