import type { ReactNode } from 'react'
import { classNames } from 'shared-ui/class-names'
import { BlockTitle } from '../block/block-title.tsx'
import classes from './stage-words.module.css'

interface StageWordsProps {
  readonly kicker: string
  readonly title: string
  readonly text?: string | undefined
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** The heading of a landing page, with the line above it and the sentence below. */
export function StageWords({ kicker, title, text, className, children }: StageWordsProps) {
  return (
    <div className={classNames(classes.root, className)}>
      {kicker && <p className={classes.kicker}>{kicker}</p>}
      <BlockTitle>{title}</BlockTitle>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {children}
    </div>
  )
}
