import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import classes from './card.module.css'

export interface CardProps extends ComponentProps<'div'> {
  /** `deep` is the brand's dark colour; its content uses the dark scheme. */
  tone?: 'plain' | 'soft' | 'deep' | undefined
  /** `none` lets a picture reach the edges; `CardBody` then adds the padding. */
  padding?: 'none' | 'medium' | 'large' | undefined
}

/** A surface for one item. */
export function Card({ tone = 'plain', padding = 'medium', className, ...props }: CardProps) {
  return (
    <div
      {...props}
      className={classNames(classes.root, className)}
      data-tone={tone}
      data-padding={padding}
      data-scheme={tone === 'deep' ? 'dark' : undefined}
    />
  )
}

/** The padded part of a card whose picture reaches the edges. */
export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames(classes.body, className)} />
}
