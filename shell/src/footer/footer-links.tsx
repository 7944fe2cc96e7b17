import { paths, type RouteName } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useMenu } from 'platform/runtime/shell'
import { useWords } from '../use-words.ts'
import classes from './footer.module.css'

const groups = {
  help: ['pages-service', 'pages-faq', 'pricing', 'pages-return-policy', 'complaints'],
  rules: ['pages-terms', 'pages-privacy', 'pages-cookies', 'pages-ban'],
} as const satisfies Readonly<Record<string, readonly RouteName[]>>

/** §2: one of the footer's two lists of links. */
export function FooterLinks({ group }: { readonly group: keyof typeof groups }) {
  const t = useWords()
  const more = useMenu('footer')
  return (
    <ul className={classes.links}>
      {groups[group].map((name) => (
        <li key={name}>
          <Link to={paths[name]}>{t(`footer.${name}`)}</Link>
        </li>
      ))}
      {group === 'help' &&
        more.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
    </ul>
  )
}
