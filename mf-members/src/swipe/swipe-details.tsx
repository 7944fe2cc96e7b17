import { intimateLast } from 'contracts'
import { useProfileWords } from 'shared-state/profile-words'
import { InterestChip } from 'shared-ui/interest-chip'
import { useWords } from '../use-words.ts'
import type { SwipeProfile } from './deck.ts'
import classes from './swipe-details.module.css'
import { useFullProfile } from './use-full-profile.ts'

/** The member's own text and interests, below the card; those in common come first. */
export function SwipeDetails({ profile }: { readonly profile: SwipeProfile }) {
  const t = useWords()
  const { interest } = useProfileWords()
  const { relation } = useFullProfile(profile, true)
  const { name, about_me: about, interests } = profile
  const common = relation?.common_interests ?? []
  const others = interests.filter((one) => !common.includes(one))
  return (
    <div className={classes.root}>
      {about && (
        <>
          <h3 className={classes.heading}>{t('swipeGame.about', { name })}</h3>
          <p className={classes.about} dir="auto">
            {about}
          </p>
        </>
      )}
      {interests.length > 0 && (
        <ul className={classes.interests} aria-label={t('swipeGame.interests', { name })}>
          {intimateLast([...common, ...others]).map((one) => (
            <li key={one}>
              <InterestChip interest={one} look={common.includes(one) ? 'shared' : 'plain'}>
                {interest(one)}
              </InterestChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
