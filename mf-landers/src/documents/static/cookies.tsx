import type { PageBlock } from 'contracts'
import { useWords } from '../../use-words.ts'
import classes from './cookies.module.css'

type Rows = Extract<PageBlock, { type: 'cookies' }>['props']['rows']

/** Each cookie with its purpose and lifetime: a table, on a phone a list. */
export function Cookies({ rows }: { readonly rows: Rows }) {
  const t = useWords()
  return (
    <table className={classes.root}>
      <thead>
        <tr>
          <th scope="col">{t('static.cookie')}</th>
          <th scope="col">{t('static.purpose')}</th>
          <th scope="col">{t('static.lasts')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, purpose, lasts }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{purpose}</td>
            <td>{lasts}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
