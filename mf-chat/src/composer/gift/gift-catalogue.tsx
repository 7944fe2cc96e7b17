import type { Gift } from 'contracts'
import { Alert } from 'shared-ui/alert'
import { Skeleton } from 'shared-ui/skeleton'
import { useProblemText, useWords } from '../../use-words.ts'
import { PriceOfEach } from '../credits/price.tsx'
import type { Purse } from '../credits/use-purse.ts'
import classes from './gift.module.css'

interface GiftCatalogueProps {
  readonly gifts: readonly Gift[] | undefined
  readonly error: unknown
  readonly purse: Purse
  readonly onChoose: (gift: Gift) => void
}

/** The gifts that the brand offers, with their price. */
export function GiftCatalogue({ gifts, error, purse, onChoose }: GiftCatalogueProps) {
  const t = useWords()
  const problemText = useProblemText()
  if (error && !gifts) return <Alert tone="danger">{problemText(error)}</Alert>
  const offered = gifts?.filter(({ is_offered }) => is_offered)
  if (offered?.length === 0) return <p>{t('composer.gift.none')}</p>
  return (
    <div className={classes.catalogue}>
      <PriceOfEach kind="gift" purse={purse} />
      <ul role="list" className={classes.grid}>
        {offered
          ? offered.map((gift) => (
              <li key={gift.id}>
                <button type="button" className={classes.gift} onClick={() => onChoose(gift)}>
                  <img src={gift.image} alt="" width={96} height={96} loading="lazy" decoding="async" />
                  {gift.name}
                </button>
              </li>
            ))
          : Array.from({ length: 12 }, (_, place) => (
              <li key={place}>
                <Skeleton className={classes.waiting} />
              </li>
            ))}
      </ul>
    </div>
  )
}
