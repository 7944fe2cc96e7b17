import type { MemberProfile } from 'contracts'
import { statedFacts, useProfileWords } from 'shared-state/profile-words'
import { useWords } from '../../use-words.ts'
import classes from './facts.module.css'

/** §3: the facts that the member has stated and the brand shows. */
export function Facts({ profile }: { readonly profile: MemberProfile }) {
  const t = useWords()
  const words = useProfileWords()
  const stated = statedFacts(profile, words)
  if (stated.length === 0) return null
  return (
    <section>
      <h2 className={classes.heading}>{t('profile.facts')}</h2>
      <dl className={classes.list}>
        {stated.map(({ field, label, value }) => (
          <div key={field} className={classes.fact}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
