import type { ComponentProps, MouseEvent } from 'react'
import type { Navigate } from './navigate-context.ts'
import { opensHere } from './opens-here.ts'

interface MenuLinkProps extends ComponentProps<'a'> {
  href: string
  navigate: Navigate | undefined
}

/** The element of an item that has an address; what makes it an item comes from React Aria. */
export function MenuLink({ href, navigate, onClick, onKeyDown, children, ...props }: MenuLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!navigate || event.defaultPrevented || !opensHere(event)) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <a
      {...props}
      href={href}
      onClick={follow}
      onKeyDown={(event) => {
        // React Aria would click when the key goes down and again when it comes up, if the menu is still there.
        if (event.key !== ' ') return onKeyDown?.(event)
        event.preventDefault()
        event.currentTarget.click()
      }}
    >
      {children}
    </a>
  )
}
