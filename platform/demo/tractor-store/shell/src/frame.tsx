import { Link, NavLink } from 'platform/runtime/router'
import {
  Outlet,
  PageError,
  RemoteUnavailable,
  Slot,
  useIsLoading,
  useMenu,
  usePage,
} from 'platform/runtime/shell'
import { useEffect } from 'react'
import { Boundaries } from './boundaries.tsx'
import classes from './frame.module.css'
import icon from './icon.svg'
import { titleOf } from './titles.ts'

/** The frame around every page: header, outlet and footer. */
export function Frame() {
  const { match, outcome, version, title: ownTitle, retry } = usePage()
  const isLoading = useIsLoading()
  const isCheckout = match?.route.layout === 'checkout'
  const title = ownTitle ?? (match && titleOf(match.remote.name, match.route.name))

  useEffect(() => {
    if (outcome) document.title = title ? `${title} – The Tractor Store` : 'The Tractor Store'
  }, [outcome, version, title])

  return (
    <div className={classes.page}>
      <a className={classes.skip} href="#main">
        Skip to the page
      </a>
      <header className={classes.header} data-boundary="shell">
        <Link to="/" className={classes.logo}>
          <img src={icon} alt="" width="40" height="40" />
          The Tractor Store
        </Link>
        {!isCheckout && <Navigation />}
      </header>
      <main id="main" className={classes.main} aria-busy={isLoading} tabIndex={-1}>
        {outcome instanceof PageError && (
          <div className={classes.problem}>
            <h1>This page is lost in the fields</h1>
            <p>{outcome.status === 404 ? 'There is nothing at this address.' : outcome.message}</p>
            <Link to="/products">See all tractors</Link>
          </div>
        )}
        {outcome instanceof RemoteUnavailable && (
          <div className={classes.problem}>
            <h1>This part of the store is closed</h1>
            <p>The rest of it works. Please try again in a moment.</p>
            <button type="button" onClick={retry}>
              Try again
            </button>
          </div>
        )}
        <Outlet />
      </main>
      <footer className={classes.footer} data-boundary="shell">
        <p>A demo of micro-frontends. No tractors were sold.</p>
        <Boundaries />
      </footer>
    </div>
  )
}

function Navigation() {
  const [cart] = useMenu('cart')
  return (
    <>
      <nav className={classes.navigation} aria-label="Store">
        {useMenu('main').map(({ path, title }) => (
          <NavLink key={path} to={path}>
            {title}
          </NavLink>
        ))}
      </nav>
      <div className={classes.cart}>
        {cart && (
          <Link to={cart.path} aria-label={cart.title} className={classes.cartLink}>
            <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
              <path
                d="M2 4h3l2.4 11h10.8L21 7.5H6.2M9 20.2a.8.8 0 1 1-.01 0M17 20.2a.8.8 0 1 1-.01 0"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </Link>
        )}
        <Slot name="mini-cart" />
      </div>
    </>
  )
}
