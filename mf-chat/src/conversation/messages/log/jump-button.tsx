import { ChevronDown } from 'lucide-react'
import { Badge } from 'shared-ui/badge'
import { Button } from 'shared-ui/button'
import { unreadCount } from '../../../components/unread-count.ts'
import { useWords } from '../../../use-words.ts'
import classes from './jump-button.module.css'

interface JumpButtonProps {
  readonly numNew: number
  readonly onPress: () => void
}

/** Leads from further up to the newest message. */
export function JumpButton({ numNew, onPress }: JumpButtonProps) {
  const t = useWords()
  return (
    <Button
      variant="secondary"
      isIcon
      className={classes.root}
      aria-label={numNew > 0 ? t('conversation.jumpToNew', { count: numNew }) : t('conversation.jump')}
      onPress={onPress}
    >
      <ChevronDown aria-hidden="true" />
      {numNew > 0 && (
        <Badge tone="secondary" className={classes.count}>
          {unreadCount(numNew)}
        </Badge>
      )}
    </Button>
  )
}
