import { pathAtBrand, type Staff, type StaffBrand, staffPaths } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { Button } from 'shared-ui/button'
import { Menu, MenuItem, MenuTrigger } from 'shared-ui/menu'
import classes from './staff-frame.module.css'
import { useStaffWords } from './use-staff-words.ts'

interface BrandSwitchProps {
  readonly brands: Staff['brands']
  readonly current: StaffBrand
}

/** Shows the brand at work; members of staff with roles at several choose another one, which begins at its start. */
export function BrandSwitch({ brands, current }: BrandSwitchProps) {
  const t = useStaffWords()
  const navigate = useNavigate()
  if (brands.length < 2) return <span className={classes.brand}>{current.name}</span>

  function choose(key: unknown) {
    const chosen = brands.find(({ id }) => id === key)
    if (chosen && chosen !== current) void navigate(pathAtBrand(staffPaths.staff, chosen))
  }

  const label = t('brand', { name: current.name })
  return (
    <MenuTrigger>
      <Button variant="quiet" size="small" className={classes.switch} aria-label={label}>
        {current.name}
        <svg className={classes.chevron} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </Button>
      <Menu
        aria-label={label}
        placement="bottom start"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[current.id]}
        onAction={choose}
      >
        {brands.map(({ id, name }) => (
          <MenuItem key={id} id={id}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  )
}
