import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import classes from './disclosure.module.css'

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'open'> {
  heading: ReactNode
  headingLevel?: 2 | 3 | 4 | undefined
  /** Whether it begins open; from then on it is the reader's. Of those with the same `name` one is open. */
  defaultOpen?: boolean | undefined
}

/**
 * A question with its answer folded away. The browser's own element: it works before any script has come, and
 * the browser's search within the page opens the answer that it finds.
 */
export function Disclosure({
  heading,
  headingLevel = 3,
  defaultOpen,
  className,
  children,
  ...props
}: DisclosureProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <details {...props} open={defaultOpen} className={classNames(classes.root, className)}>
      <summary className={classes.summary}>
        <Heading className={classes.heading}>{heading}</Heading>
        <ChevronDown className={classes.chevron} aria-hidden="true" />
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}

/** Several of them in one frame. */
export function DisclosureGroup({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames(classes.group, className)} />
}
