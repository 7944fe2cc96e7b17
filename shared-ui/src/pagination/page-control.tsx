import type { ReactNode } from 'react'

/** Props of a page's link, for the router's component: `({ href, ...props }) => <Link to={href} {...props} />`. */
export interface PageLinkProps {
  href: string
  className: string
  'aria-label': string
  'aria-current': 'page' | undefined
  rel: 'prev' | 'next' | undefined
  children: ReactNode
}

export type PageWay =
  | {
      hrefOf: (page: number) => string
      renderLink?: ((props: PageLinkProps) => ReactNode) | undefined
      onChange?: never
    }
  | { onChange: (page: number) => void; hrefOf?: never; renderLink?: never }

interface PageControlProps extends Omit<PageLinkProps, 'href'> {
  way: PageWay
  page: number
  isDisabled?: boolean
}

const plainLink = ({ children, ...props }: PageLinkProps) => <a {...props}>{children}</a>

/** A link if pages have addresses, else a button; disabled ones stay in place. */
export function PageControl({ way, page, isDisabled, rel, ...props }: PageControlProps) {
  if (way.onChange) {
    const { onChange } = way
    return (
      <button
        {...props}
        type="button"
        aria-disabled={isDisabled || undefined}
        onClick={() => !isDisabled && onChange(page)}
      />
    )
  }
  if (isDisabled) return <span {...props} role="link" aria-disabled="true" tabIndex={-1} />
  const { hrefOf, renderLink = plainLink } = way
  return renderLink({ ...props, rel, href: hrefOf(page) })
}
