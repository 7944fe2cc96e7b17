import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'

interface PendingPageProps {
  readonly heading: string
  /** A sentence about the planned content of the page. */
  readonly children: string
  /** Address and label of the link to another page. */
  readonly to: string
  readonly linkLabel: string
}

/** A page that is not built yet, with a link to one that is. */
export function PendingPage({ heading, children, to, linkLabel }: PendingPageProps) {
  return (
    <EmptyState
      headingLevel={1}
      heading={heading}
      action={
        <Link to={to} {...buttonLook()}>
          {linkLabel}
        </Link>
      }
    >
      {children}
    </EmptyState>
  )
}
