import { accessAudiences, locales, secretAccess } from 'contracts'
import { CONTRACTS, shell } from 'platform/protocol'
import { layoutNames } from './src/layouts/layout-names.ts'

export default shell({
  name: 'shell',
  layouts: layoutNames,
  slots: ['banner', 'alert', 'overlay', 'footer', 'signup', 'leaving', 'match'],
  slotLimits: { banner: { most: 4 }, alert: { most: 8 }, overlay: { most: 12 }, footer: { most: 3 } },
  menus: {
    account: { most: 3 },
    footer: { most: 3 },
    // The back office: for all staff, and by role.
    staff: { most: 4 },
    'staff-moderator': { most: 8 },
    'staff-support': { most: 8 },
    'staff-finance': { most: 8 },
    'staff-marketing': { most: 8 },
    'staff-admin': { most: 8 },
  },
  access: accessAudiences,
  secretAccess,
  locales,
  contracts: CONTRACTS,
  budgets: { remotePage: 60_000, widget: 35_000, shell: 220_000, serverHalf: 1_500_000 },
})
