import { type CountryPrices, priceOfUse, type StaffPrices } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { Button } from 'shared-ui/button'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { useWords } from '../../use-words.ts'
import classes from '../money.module.css'

interface CountryCardProps {
  readonly prices: CountryPrices
  readonly uses: StaffPrices['uses']
  /** Without it, nobody here may change them. */
  readonly onChange?: (() => void) | undefined
}

type Bundle = CountryPrices['bundles'][number]

/** The bundles of a country with what each use costs, and the least that a message may cost there. */
export function CountryCard({ prices, uses, onChange }: CountryCardProps) {
  const t = useWords()
  const format = useFormat()
  const { country, currency, least_message, bundles } = prices
  const name = format.country(country)
  const columns: readonly Column<Bundle>[] = [
    {
      key: 'bundle',
      title: t('prices.bundle'),
      isHeading: true,
      render: ({ id, is_try_out }) => (
        <span className={classes.badges}>
          {id}
          {is_try_out && <Badge look="soft">{t('prices.tryOut')}</Badge>}
        </span>
      ),
    },
    {
      key: 'credits',
      title: t('members.credits'),
      align: 'end',
      render: ({ credits }) => format.number(credits),
    },
    {
      key: 'price',
      title: t('money.price'),
      align: 'end',
      render: ({ price }) => format.price(price, currency),
    },
    ...(['message', 'photo', 'gift'] as const).map((use) => ({
      key: use,
      title: t(`prices.uses.${use}`),
      align: 'end' as const,
      render: (bundle: Bundle) =>
        uses[use] === 0 ? t('prices.free') : format.price(priceOfUse(bundle, uses[use]), currency),
    })),
  ]
  return (
    <section className={classes.part}>
      <div className={classes.head}>
        <h2>{name}</h2>
        {onChange && (
          <Button size="small" variant="secondary" onPress={onChange}>
            {t('prices.change.of', { country: name })}
          </Button>
        )}
      </div>
      <p className={classes.muted}>
        {least_message === null
          ? t('prices.noLeast')
          : t('prices.least', { amount: format.price(least_message, currency) })}
      </p>
      <DataTable caption={name} columns={columns} rows={bundles} />
    </section>
  )
}
