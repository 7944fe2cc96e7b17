import { staffPaths } from 'contracts'
import { NavLink } from 'platform/runtime/router'
import classes from './sidebar.module.css'
import type { StaffMenuPart } from './staff-menu.ts'
import { useStaffWords } from './use-staff-words.ts'

interface SidebarProps {
  readonly parts: readonly StaffMenuPart[]
  readonly onFollow?: () => void
}

/** The links to all parts of the back office. */
export function Sidebar({ parts, onFollow }: SidebarProps) {
  const t = useStaffWords()
  return (
    <nav className={classes.root} aria-label={t('label')}>
      {parts.map(({ name, links }) => (
        <section key={name}>
          {name !== 'all' && <h2 className={classes.heading}>{t(`parts.${name}`)}</h2>}
          <ul className={classes.list}>
            {links.map(({ path, title }) => (
              <li key={path}>
                <NavLink
                  className={classes.link}
                  to={path}
                  end={path.startsWith(staffPaths.staff)}
                  onClick={() => onFollow?.()}
                >
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
