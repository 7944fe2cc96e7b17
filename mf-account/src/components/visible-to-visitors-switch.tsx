import { cacheOwnProfile } from '../queries/own-profile-query.ts'
import { saveProfile } from '../queries/save-profile.ts'
import { useWords } from '../use-words.ts'
import { SavedSwitch } from './saved-switch.tsx'

async function save(isVisible: boolean) {
  cacheOwnProfile(await saveProfile({ visible_to_visitors: isVisible }))
}

/** §3: whether visitors see the member's profile. */
export function VisibleToVisitorsSwitch({ isOn }: { readonly isOn: boolean }) {
  const t = useWords()
  return (
    <SavedSwitch isOn={isOn} save={save} description={t('profileFields.visible.note')}>
      {t('profileFields.visible.label')}
    </SavedSwitch>
  )
}
