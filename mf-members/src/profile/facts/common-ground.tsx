import { isolated, type MemberProfile } from 'contracts'
import { MapPin } from 'lucide-react'
import { useProfileWords } from 'shared-state/profile-words'
import { InterestChip } from 'shared-ui/interest-chip'
import { useWords } from '../../use-words.ts'
import classes from './facts.module.css'

/** The common ground of viewer and member, in a line: interests, and a town or region. */
export function CommonGround({ profile: { relation, city, region } }: { readonly profile: MemberProfile }) {
  const t = useWords()
  const words = useProfileWords()
  if (!relation) return null
  const { common_interests: interests, nearness } = relation
  const place =
    nearness === 'same_city' ? city && isolated(city) : nearness === 'same_region' ? region?.name : null
  if (interests.length === 0 && !place) return null
  return (
    <section className={classes.common}>
      <h2 className={classes.both}>{t('profile.both')}</h2>
      <ul role="list" className={classes.list}>
        {interests.map((interest) => (
          <li key={interest}>
            <InterestChip interest={interest} look="shared">
              {words.interest(interest)}
            </InterestChip>
          </li>
        ))}
        {place && (
          <li className={classes.place}>
            <MapPin aria-hidden="true" />
            {place}
          </li>
        )}
      </ul>
    </section>
  )
}
