import { useQuery } from 'shared-state/query'
import { Loaded } from '../../components/loaded.tsx'
import { PlaceSection } from '../../profile/sections/place-section.tsx'
import { ownProfileQuery } from '../../queries/own-profile-query.ts'
import { SettingsSection } from '../settings-section.tsx'

/** The place of residence: the same section as on the profile page. */
export function LocationSection() {
  const query = useQuery(ownProfileQuery)
  if (query.data) return <PlaceSection profile={query.data.profile} />
  return (
    <SettingsSection id="location">
      <Loaded query={query} lines={6}>
        {() => null}
      </Loaded>
    </SettingsSection>
  )
}
