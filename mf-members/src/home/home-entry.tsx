import type { Image } from 'contracts'
import { ChevronRight } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import type { ReactNode } from 'react'
import { MemberPicture } from '../components/member-picture.tsx'
import classes from './home.module.css'

interface HomeEntryProps {
  readonly to: string
  readonly icon: ReactNode
  readonly name: string
  /** A portrait in place of the icon. */
  readonly image?: Image | null | undefined
  readonly children: ReactNode
}

/** A large link to a game, with a sentence about it. */
export function HomeEntry({ to, icon, name, image, children }: HomeEntryProps) {
  return (
    <Link className={classes.entry} to={to}>
      {image ? (
        <MemberPicture className={classes.portrait} image={image} alt="" sizes="5rem" />
      ) : (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={classes.words}>
        <strong className={classes.name}>{name}</strong>
        <span className={classes.text}>{children}</span>
      </span>
      <ChevronRight className={classes.on} aria-hidden="true" />
    </Link>
  )
}
