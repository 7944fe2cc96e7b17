import { NavLink } from 'platform/runtime/router'
import { Outlet, PageError, RemoteUnavailable, Slot, useIsLoading, usePage } from 'platform/runtime/shell'
import { useEffect } from 'react'
import classes from './frame.module.css'
import icon from './icon.svg'
import { titleOf } from './titles.ts'

/** The frame around every page: navigation, a slot for widgets, and the outlet for the page. */
export function Frame() {
  const { match, outcome, version, retry } = usePage()
  const isLoading = useIsLoading()
  const title = match && titleOf(match.remote.name, match.route.name)

  useEffect(() => {
    if (outcome) document.title = title ? `${title} – Toys` : 'Toys'
  }, [outcome, version, title])

  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <img src={icon} alt="" width="24" />
        <NavLink to="/" end>
          Clock
        </NavLink>
        <NavLink to="/notes">Notes</NavLink>
        <NavLink to="/dice">Dice</NavLink>
        <Slot name="corner" />
      </header>
      <main aria-busy={isLoading}>
        {outcome instanceof PageError && <h1>{outcome.message}</h1>}
        {outcome instanceof RemoteUnavailable && (
          <p>
            This toy is broken.{' '}
            <button type="button" onClick={retry}>
              Try again
            </button>
          </p>
        )}
        <Outlet />
      </main>
    </div>
  )
}
