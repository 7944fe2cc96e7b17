import { href, type ListedLander } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { Button } from 'shared-ui/button'
import { linkLook } from 'shared-ui/link'
import { PageLinks } from '../page-links.tsx'
import { StatusBadge, useRevisionText } from '../status-badge.tsx'
import { useStudioWords } from '../use-studio-words.ts'
import { DeleteButton } from './delete-button.tsx'
import classes from './list.module.css'

interface LanderRowProps {
  readonly lander: ListedLander
  /** Its address, or what stands for one. */
  readonly name: string
  readonly now: number
  readonly onDuplicate: () => void
}

/** A document in the list, with everything that can be done with it there. */
export function LanderRow({ lander, name, now, onDuplicate }: LanderRowProps) {
  const t = useStudioWords()
  const revisionText = useRevisionText()
  const format = useFormat()
  return (
    <li className={classes.lander}>
      <div className={classes.names}>
        <Link to={href('studio-id', { id: lander.id })} {...linkLook({ isStandalone: true })}>
          {name}
        </Link>
        <StatusBadge lander={lander} now={now} />
        {lander.title && <p className={classes.title}>{lander.title}</p>}
        <p className={classes.note}>
          {revisionText(lander, now)}, {lander.author}, {format.dateTime(lander.changed_at)}
        </p>
      </div>
      <div className={classes.actions}>
        <PageLinks lander={lander} now={now} />
        <Button
          variant="quiet"
          size="small"
          aria-label={t('duplicate.of', { address: name })}
          onPress={onDuplicate}
        >
          {t('duplicate.action')}
        </Button>
        {lander.status !== 'live' && <DeleteButton lander={lander} address={name} />}
      </div>
    </li>
  )
}
