import type { PageBlock } from 'contracts'
import { Card } from 'shared-ui/card'
import { Link } from 'shared-ui/link'
import { useWords } from '../../use-words.ts'
import classes from './company.module.css'

type Props = Extract<PageBlock, { type: 'company' }>['props']

/** §3: the company behind the brand, and how to reach it. */
export function Company({ name, tradenames, address, kvk, vat_numbers, email, phone }: Props) {
  const t = useWords()
  return (
    <Card tone="soft" padding="large">
      <address className={classes.root}>
        <div>
          <strong>{name}</strong>
          {address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
        <dl>
          <dt>{t('static.email')}</dt>
          <dd>
            <Link href={`mailto:${email}`}>{email}</Link>
          </dd>
          <dt>{t('static.phone')}</dt>
          <dd>
            <Link href={`tel:${phone}`}>{phone}</Link>
          </dd>
          <dt>{t('static.number')}</dt>
          <dd>{kvk}</dd>
          {vat_numbers.length > 0 && (
            <>
              <dt>{t('static.vat')}</dt>
              <dd>{vat_numbers.join(', ')}</dd>
            </>
          )}
          {tradenames.length > 0 && (
            <>
              <dt>{t('static.tradenames')}</dt>
              <dd>{tradenames.join(', ')}</dd>
            </>
          )}
        </dl>
      </address>
    </Card>
  )
}
