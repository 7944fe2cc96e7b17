import type { MemberProfile } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useQuery } from 'shared-state/query'
import { useStore } from 'shared-state/store'
import { useWords } from '../../use-words.ts'
import { giftsQuery } from '../queries/gifts-query.ts'
import classes from './received-gifts.module.css'

/** Gifts that the member has received, with how many of each; nothing if there are none or they cannot be loaded. */
export function ReceivedGifts({ profile: { gifts } }: { readonly profile: MemberProfile }) {
  const t = useWords()
  const format = useFormat()
  const locale = useStore((store) => store.locale)
  const { data, isPending } = useQuery({ ...giftsQuery(locale), enabled: gifts.length > 0 })
  const known = new Map(data?.gifts.map((gift) => [gift.id, gift]))
  // Until the drawings arrive, every gift keeps its place.
  const shown = gifts.filter(({ gift }) => isPending || known.has(gift))
  if (shown.length === 0) return null
  return (
    <section>
      <h2 className={classes.heading}>{t('profile.gifts')}</h2>
      <ul role="list" className={classes.list} aria-busy={isPending}>
        {shown.map(({ gift, count }) => (
          <li key={gift} className={classes.gift}>
            {known.has(gift) && (
              <>
                <img src={known.get(gift)?.image} alt="" width={40} height={40} loading="lazy" />
                <span>{known.get(gift)?.name}</span>
                {count > 1 && <span className={classes.count}>× {format.number(count)}</span>}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
