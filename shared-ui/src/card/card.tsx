import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import classes from './card.module.css'

export interface CardProps extends ComponentProps<'div'> {
  /** `deep` is the brand's dark colour; everything inside turns to the dark scheme. */
  tone?: 'plain' | 'soft' | 'deep' | undefined
  /** `none` lets a picture reach the edges; `CardBody` then brings the padding. */
  padding?: 'none' | 'medium' | 'large' | undefined
}

/** A surface that holds one thing. */
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
