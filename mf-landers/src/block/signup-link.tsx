import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import type { ReactNode } from 'react'
import { type ButtonLook, buttonLook } from 'shared-ui/button-link'

interface SignupLinkProps extends ButtonLook {
  readonly children: ReactNode
}

/**
 * The way from a landing page to the signup. A link, since the lander layout has no signup dialog, and a link works before any
 * script has loaded. The tracking data of the address waits in the store until the signup is sent.
 */
export function SignupLink({ children, size = 'large', ...look }: SignupLinkProps) {
  return (
    <Link to={paths.signup} {...buttonLook({ size, ...look })}>
      {children}
    </Link>
  )
}
