import type { ComponentProps, MouseEvent } from 'react'
import type { Navigate } from './navigate-context.ts'

interface MenuLinkProps extends ComponentProps<'a'> {
  href: string
  navigate: Navigate | undefined
}

/** The element of an item with an address; React Aria adds the menu item's behaviour. */
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
        // React Aria clicks on keydown, and again on keyup if the menu is still open.
        if (event.key !== ' ') return onKeyDown?.(event)
        event.preventDefault()
        event.currentTarget.click()
      }}
    >
      {children}
    </a>
  )
}

/** Whether a click on a link opens in this page, not in another tab, as a download or on another site. */
function opensHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download, origin } = event.currentTarget
  const isPlain = !(event.metaKey || event.ctrlKey || event.altKey || event.shiftKey)
  return isPlain && (target === '' || target === '_self') && !download && origin === window.location.origin
}
