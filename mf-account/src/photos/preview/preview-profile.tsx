import { ageOn, intimateLast, isFieldShown, type OwnProfile, type Region, shownToVisitors } from 'contracts'
import { ImageOff } from 'lucide-react'
import { useStartTime } from 'shared-state/first-view'
import { useFormat } from 'shared-state/format'
import { statedFacts, useProfileWords } from 'shared-state/profile-words'
import { useSettings } from 'shared-state/session'
import { FactChips } from 'shared-ui/fact-chips'
import { InterestChip } from 'shared-ui/interest-chip'
import { useWords } from '../../use-words.ts'
import classes from './preview.module.css'
import { PreviewPhoto } from './preview-photo.tsx'
import type { SeenPhoto, Viewer } from './seen-by.ts'

interface PreviewProfileProps {
  readonly profile: OwnProfile
  /** The regions of the member’s country. */
  readonly regions: readonly Region[]
  readonly seen: readonly SeenPhoto[]
  readonly viewer: Viewer
}

/** A profile as another person sees it, in the same order. */
export function PreviewProfile({ profile, regions, seen, viewer }: PreviewProfileProps) {
  const t = useWords()
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
  const total = seen.length
  // Blurred photos come last.
  const [first, ...others] = seen.toSorted((a, b) => Number(a.isBlurred) - Number(b.isBlurred))
  const second = others[0]?.isBlurred ? undefined : others[0]
  const rest = second ? others.slice(1) : others
  return (
    <article className={classes.profile}>
      <div className={classes.main}>
        {first ? (
          <PreviewPhoto seen={first} number={1} total={total} />
        ) : (
          <div className={classes.none}>
            <ImageOff aria-hidden="true" strokeWidth={1.5} />
            {t('preview.noPhoto')}
          </div>
        )}
        <div className={classes.caption} data-scheme="dark">
          <h3 className={classes.name}>
            {isFieldShown('date_of_birth', settings)
              ? `${name}, ${format.number(ageOn(date_of_birth, today))}`
              : name}
          </h3>
          {places.length > 0 && <p className={classes.place}>{places.join(', ')}</p>}
        </div>
      </div>
      {about_me && isFieldShown('about_me', settings) && <p className={classes.text}>{about_me}</p>}
      {second && (
        <div className={classes.second}>
          <PreviewPhoto seen={second} number={2} total={total} />
        </div>
      )}
      {facts.length > 0 && <FactChips facts={facts} />}
      {interests.length > 0 && isFieldShown('interests', settings) && (
        <ul role="list" className={classes.interests} aria-label={words.label('interests')}>
          {intimateLast(interests).map((interest) => (
            <li key={interest}>
              <InterestChip interest={interest}>{words.interest(interest)}</InterestChip>
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <div className={classes.photos}>
          {rest.map((one, index) => (
            <PreviewPhoto
              key={one.photo.id}
              seen={one}
              number={total - rest.length + index + 1}
              total={total}
            />
          ))}
        </div>
      )}
    </article>
  )
}
