import type { ReactNode } from 'react'
import { Card } from 'shared-ui/card'
import { useWords } from '../use-words.ts'
import classes from './section.module.css'
import type { SectionId } from './section-ids.ts'

interface SectionProps {
  readonly id: SectionId
  /** What it is for, where the heading does not say so. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** One part of the settings; the list of parts leads to it and gives its heading the focus. */
export function Section({ id, lead, children }: SectionProps) {
  const t = useWords()
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={classes['section']}>
      <Card padding="large" className={classes['card']}>
        <h2 id={`${id}-heading`} tabIndex={-1}>
          {t(`settings.sections.${id}`)}
        </h2>
        {lead && <p className={classes['lead']}>{lead}</p>}
        {children}
      </Card>
    </section>
  )
}

/** Where the focus goes on when what had it is gone. */
export function focusSection(id: SectionId) {
  document.getElementById(id)?.querySelector('h2')?.focus()
}
