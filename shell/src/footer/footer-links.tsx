import { paths, type RouteName } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useWords } from '../use-words.ts'
import classes from './footer.module.css'

const groups = {
  help: ['pages-service', 'pages-faq', 'pricing', 'pages-return-policy', 'complaints'],
  rules: ['pages-terms', 'pages-privacy', 'pages-cookies', 'pages-ban'],
} as const satisfies Readonly<Record<string, readonly RouteName[]>>

/** §2: what the footer leads to, one of its two lists. */
export function FooterLinks({ of }: { readonly of: keyof typeof groups }) {
  const t = useWords()
  return (
    <ul className={classes['links']}>
      {groups[of].map((name) => (
        <li key={name}>
          <Link to={paths[name]}>{t(`footer.${name}`)}</Link>
        </li>
      ))}
    </ul>
  )
}
