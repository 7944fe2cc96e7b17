import type { MemberProfile } from 'contracts'
import { type ProfileField, type ProfileWords, useProfileWords } from 'shared-state/profile-words'
import { useWords } from '../../use-words.ts'
import classes from './facts.module.css'

/** §3: the facts that the member has stated and the brand shows, in words; null if not stated. */
function factsOf(profile: MemberProfile, words: ProfileWords): (readonly [ProfileField, string | null])[] {
  const { gender, sexuality, relationship_status: relationship, body_type: body } = profile
  const { hair_colour: hair, eye_colour: eyes, tattoos } = profile
  return [
    ['gender', gender && words.gender(gender)],
    ['sexuality', sexuality && words.sexuality(sexuality)],
    ['relationship_status', relationship && words.relationship(relationship, gender)],
    ['body_type', body && words.bodyType(body)],
    ['hair_colour', hair && words.hairColour(hair)],
    ['eye_colour', eyes && words.eyeColour(eyes)],
    ['tattoos', tattoos === null ? null : words.tattoos(tattoos)],
  ]
}

export function Facts({ profile }: { readonly profile: MemberProfile }) {
  const t = useWords()
  const words = useProfileWords()
  const stated = factsOf(profile, words).filter(([, value]) => value !== null)
  if (stated.length === 0) return null
  return (
    <section>
      <h2 className={classes['heading']}>{t('profile.facts')}</h2>
      <dl className={classes['list']}>
        {stated.map(([field, value]) => (
          <div key={field} className={classes['fact']}>
            <dt className={classes['label']}>{words.label(field)}</dt>
            <dd className={classes['value']}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
