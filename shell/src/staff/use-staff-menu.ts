import type { StaffBrand } from 'contracts'
import { useMenu } from 'platform/runtime/shell'
import { type StaffMenuPart, staffMenu } from './staff-menu.ts'

/** The links that remotes put into the back office's menus, for somebody at a brand. */
export function useStaffMenu(brand: StaffBrand | undefined): readonly StaffMenuPart[] {
  const links = {
    all: useMenu('staff'),
    moderator: useMenu('staff-moderator'),
    support: useMenu('staff-support'),
    finance: useMenu('staff-finance'),
    marketing: useMenu('staff-marketing'),
    admin: useMenu('staff-admin'),
  }
  return brand ? staffMenu(links, brand) : []
}
