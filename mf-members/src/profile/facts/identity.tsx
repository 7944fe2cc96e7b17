import { type MemberProfile, nameAndAge } from 'contracts'
import { Heart, MapPin } from 'lucide-react'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { FictionalMark } from '../../components/fictional-mark.tsx'
import { LastActive } from '../../components/last-active.tsx'
import { useWords } from '../../use-words.ts'
import classes from './identity.module.css'
import { placeText } from './place-text.ts'

/** Name, age, place and last activity, and whether the two members like each other. */
export function Identity({ profile }: { readonly profile: MemberProfile }) {
  const t = useWords()
  const format = useFormat()
  const { relation, last_active } = profile
  const place = placeText(profile, format.country)
  const nearness = relation && relation.nearness !== 'elsewhere' && t(`profile.nearness.${relation.nearness}`)
  return (
    <div className={classes.root}>
      <h1 className={classes.name}>{nameAndAge(profile)}</h1>
      <div className={classes.rest}>
        <div className={classes.marks}>
          {profile.is_fictional && <FictionalMark />}
          {profile.is_new && <Badge tone="primary">{t('card.new')}</Badge>}
          {relation?.likes_me && (
            <Badge tone="secondary" look={relation.matched ? 'solid' : 'soft'}>
              <Heart aria-hidden="true" />
              {relation.matched ? t('profile.matched') : t('profile.likesYou')}
            </Badge>
          )}
        </div>
        {place && (
          <p className={classes.fact}>
            <MapPin aria-hidden="true" />
            <span>
              {place}
              {nearness && <span className={classes.near}>{nearness}</span>}
            </span>
          </p>
        )}
        {relation && <LastActive className={classes.fact} activity={last_active} />}
      </div>
    </div>
  )
}
