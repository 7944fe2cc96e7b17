import { paths } from 'contracts'
import { MessagesSquare } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

interface EmptyChatsProps {
  /** Whether there are matches to write to, above. */
  readonly hasMatches: boolean
  readonly headingLevel: 2 | 3
}

/** Stands in for the rows until the member has a conversation, and says how to begin one. */
export function EmptyChats({ hasMatches, headingLevel }: EmptyChatsProps) {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={headingLevel}
      icon={<MessagesSquare />}
      heading={t('list.empty.heading')}
      action={
        <>
          <Link to={paths.members} {...buttonLook({ variant: hasMatches ? 'secondary' : 'primary' })}>
            {t('list.empty.search')}
          </Link>
          <Link to={paths.likes} {...buttonLook({ variant: hasMatches ? 'quiet' : 'secondary' })}>
            {t('list.empty.likes')}
          </Link>
        </>
      }
    >
      {t(hasMatches ? 'list.empty.matches' : 'list.empty.text')}
    </EmptyState>
  )
}
