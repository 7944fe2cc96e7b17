import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { createContext, type ReactNode, useContext } from 'react'
import type { SignupPromise } from 'shared-state/signup-occasion'
import { type ButtonLook, buttonLook } from 'shared-ui/button-link'

/** The promise of the page around: the title and the picture of the block that leads it. */
export const PagePromise = createContext<SignupPromise | undefined>(undefined)

interface SignupLinkProps extends ButtonLook {
  readonly children: ReactNode
  /** The signup keeps this in sight instead of the page's title or picture. */
  readonly promise?: Partial<SignupPromise>
}

/**
 * A link to the signup, which the lander layout has no dialog for, works before any script has loaded. The
 * address's tracking data waits in the store until the signup is sent.
 */
export function SignupLink({ children, promise, size = 'large', ...look }: SignupLinkProps) {
  const page = useContext(PagePromise)
  return (
    <Link
      to={paths.signup}
      state={page && { promise: { ...page, ...promise } }}
      {...buttonLook({ size, ...look })}
    >
      {children}
    </Link>
  )
}
