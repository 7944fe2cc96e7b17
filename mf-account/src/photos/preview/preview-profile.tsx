import { ageOn, isFieldShown, type OwnProfile, type Region, shownToVisitors } from 'contracts'
import { MapPin } from 'lucide-react'
import { useStartTime } from 'shared-state/first-view'
import { useFormat } from 'shared-state/format'
import { statedFacts, useProfileWords } from 'shared-state/profile-words'
import { useSettings } from 'shared-state/session'
import { InterestChip } from 'shared-ui/interest-chip'
import classes from './preview.module.css'
import { PreviewPhotos } from './preview-photos.tsx'
import type { SeenPhoto, Viewer } from './seen-by.ts'

interface PreviewProfileProps {
  readonly profile: OwnProfile
  /** The regions of the member’s country. */
  readonly regions: readonly Region[]
  readonly seen: readonly SeenPhoto[]
  readonly viewer: Viewer
}

/** A profile as another person sees it. */
export function PreviewProfile({ profile, regions, seen, viewer }: PreviewProfileProps) {
  const words = useProfileWords()
  const today = new Date(useStartTime())
  const format = useFormat()
  const brand = useSettings()
  const settings = viewer === 'visitor' ? shownToVisitors(brand) : brand
  const { name, date_of_birth, country, region, city, about_me, interests } = profile
  const places = [
    isFieldShown('city', settings) && city,
    isFieldShown('region', settings) && regions.find(({ id }) => id === region)?.name,
    isFieldShown('country', settings) && country && format.country(country),
  ].filter((place) => typeof place === 'string')
  const facts = statedFacts(profile, words).filter(({ field }) => isFieldShown(field, settings))
  return (
    <article className={classes.profile}>
      <PreviewPhotos seen={seen} />
      <div className={classes.about}>
        <div>
          <h3 className={classes.name}>
            {isFieldShown('date_of_birth', settings)
              ? `${name}, ${format.number(ageOn(date_of_birth, today))}`
              : name}
          </h3>
          {places.length > 0 && (
            <p className={classes.place}>
              <MapPin aria-hidden="true" size={18} />
              {places.join(', ')}
            </p>
          )}
        </div>
        {about_me && isFieldShown('about_me', settings) && <p className={classes.text}>{about_me}</p>}
        {facts.length > 0 && (
          <dl className={classes.facts}>
            {facts.map(({ field, label, value }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {interests.length > 0 && isFieldShown('interests', settings) && (
          <ul role="list" className={classes.interests} aria-label={words.label('interests')}>
            {interests.map((interest) => (
              <li key={interest}>
                <InterestChip interest={interest}>{words.interest(interest)}</InterestChip>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}
