import { getOwnProfile } from 'contracts'
import { PlaceSection } from '../profile/place-section.tsx'
import { Loaded } from './loaded.tsx'
import { Section } from './section.tsx'
import { useOwnQuery } from './use-own-query.ts'

/** Where one lives: the same part that stands on the page of the profile. */
export function LocationSection() {
  const query = useOwnQuery(getOwnProfile)
  if (query.data) return <PlaceSection profile={query.data.profile} />
  return (
    <Section id="location">
      <Loaded query={query} lines={6}>
        {() => null}
      </Loaded>
    </Section>
  )
}
