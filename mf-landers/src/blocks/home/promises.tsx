import { BadgeCheck, FlaskConical, Gift, WalletCards } from 'lucide-react'
import { useSettings } from 'shared-state/session'
import { Card } from 'shared-ui/card'
import { BlockSubtitle, BlockTitle } from '../../block/block-title.tsx'
import { useWords } from '../../use-words.ts'
import { homePromises } from './home-promises.ts'
import classes from './promises.module.css'

const PROMISES = [
  ['free', Gift],
  ['pay', WalletCards],
  ['likes', BadgeCheck],
  ['demo', FlaskConical],
] as const

/** The promises that this brand keeps. */
export function Promises({ title }: { readonly title: string }) {
  const t = useWords()
  const { count, ...promises } = homePromises(useSettings())
  return (
    <section>
      <BlockTitle>{title}</BlockTitle>
      <div className={classes.list}>
        {PROMISES.filter(([promise]) => promises[promise].length > 0).map(([promise, Icon]) => (
          <Card key={promise} className={classes.promise}>
            <Icon className={classes.icon} aria-hidden="true" strokeWidth={1.75} />
            <BlockSubtitle>{t(`home.${promise}.title`)}</BlockSubtitle>
            <p>{promises[promise].map((key) => t(key, { count })).join(' ')}</p>
          </Card>
        ))}
      </div>
    </section>
  )
}
