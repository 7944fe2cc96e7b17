import { ArrowLeft } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import type { ReactNode } from 'react'
import { useWords } from '../use-words.ts'
import classes from './chat-header.module.css'
import { ChatPlaces } from './chat-places.tsx'

interface ChatHeaderProps {
  /** The title of the page, with a level 1 heading. */
  readonly children: ReactNode
  /** Actions on the conversation. */
  readonly menu?: ReactNode
  /** Address of the page from which the conversation was opened. */
  readonly back: string
}

/** A conversation's header. The chat layout has no navigation, so it links back and to the main pages. */
export function ChatHeader({ children, menu, back }: ChatHeaderProps) {
  const t = useWords()
  return (
    <header className={classes.bar}>
      <Link className={classes.back} to={back} aria-label={t('header.back')}>
        <ArrowLeft aria-hidden="true" />
      </Link>
      <div className={classes.title}>{children}</div>
      {menu}
      <ChatPlaces />
    </header>
  )
}
