import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import type { ReactNode } from 'react'
import { useWords } from '../use-words.ts'
import classes from './chat-header.module.css'

const LINKS = [
  { name: 'search', to: paths.members },
  { name: 'chats', to: paths.chats },
  { name: 'likes', to: paths.likes },
  { name: 'account', to: paths.profile },
] as const

interface ChatHeaderProps {
  readonly heading: ReactNode
  /** Address of the page from which the conversation was opened. */
  readonly back: string
}

/** A conversation's header. The chat layout has no navigation, so it links back and to the main pages. */
export function ChatHeader({ heading, back }: ChatHeaderProps) {
  const t = useWords()
  return (
    <header className={classes['bar']}>
      <Link className={classes['back']} to={back}>
        <span aria-hidden="true">←</span> {t('header.back')}
      </Link>
      <h1 className={classes['heading']}>{heading}</h1>
      <nav className={classes['places']} aria-label={t('header.places')}>
        {LINKS.map(({ name, to }) => (
          <Link key={name} to={to}>
            {t(`header.${name}`)}
          </Link>
        ))}
      </nav>
    </header>
  )
}
