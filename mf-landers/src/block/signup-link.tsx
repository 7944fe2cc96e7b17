import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import type { ReactNode } from 'react'
import { type ButtonLook, buttonLook } from 'shared-ui/button-link'

interface SignupLinkProps extends ButtonLook {
  readonly children: ReactNode
}

/**
 * A link to the signup, which the lander layout has no dialog for, works before any script has loaded. The
 * address's tracking data waits in the store until the signup is sent.
 */
export function SignupLink({ children, size = 'large', ...look }: SignupLinkProps) {
  return (
    <Link to={paths.signup} {...buttonLook({ size, ...look })}>
      {children}
    </Link>
  )
}
