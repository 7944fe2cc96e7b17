import { getOwnProfile } from 'contracts'
import { Loaded } from '../../components/loaded.tsx'
import { PlaceSection } from '../../profile/sections/place-section.tsx'
import { useOwnQuery } from '../../queries/use-own-query.ts'
import { Section } from '../section.tsx'

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
