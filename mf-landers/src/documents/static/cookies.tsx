import { namesInRow, type PageBlock } from 'contracts'
import { useWords } from '../../use-words.ts'
import classes from './cookies.module.css'

type Rows = Extract<PageBlock, { type: 'cookies' }>['props']['rows']

/** A table of cookies, or of other entries that belong together, with their purpose and how long the browser keeps them. */
export function Cookies({ rows }: { readonly rows: Rows }) {
  const t = useWords()
  return (
    <table className={classes.root}>
      <thead>
        <tr>
          <th scope="col">{t('static.name')}</th>
          <th scope="col">{t('static.purpose')}</th>
          <th scope="col">{t('static.lasts')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, purpose, lasts }) => (
          <tr key={name}>
            <th scope="row">
              {namesInRow(name).map((one) => (
                <code key={one}>{one}</code>
              ))}
            </th>
            <td>{purpose}</td>
            <td>{lasts}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
