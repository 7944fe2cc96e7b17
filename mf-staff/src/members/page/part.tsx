import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { useWords } from '../../use-words.ts'
import classes from '../members.module.css'

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part of the page that is looked at only when somebody asks for it, since each look is in the log. */
export function Part({ title, children }: PartProps) {
  const t = useWords()
  const [isShown, setShown] = useState(false)
  return (
    <Card className={classes.card}>
      <div className={classes.partHead}>
        <h2>{title}</h2>
        {!isShown && (
          <Button
            size="small"
            variant="secondary"
            aria-label={t('members.showPart', { part: title })}
            onPress={() => setShown(true)}
          >
            {t('members.show')}
          </Button>
        )}
      </div>
      {isShown && children}
    </Card>
  )
}
