import { staffPaths } from 'contracts'
import { remote } from 'platform/protocol'

const page = { layout: 'staff', access: 'staff' } as const

export default remote({
  name: 'mf-staff',
  // Its pages are private, and their data come only once the second factor is proven.
  first: 'browser',
  routes: [
    { name: 'staff', path: staffPaths.staff, ...page },
    { name: 'staff-access', path: staffPaths['staff-access'], ...page },
    { name: 'staff-complaints', path: staffPaths['staff-complaints'], ...page },
    { name: 'staff-complaints-id', path: staffPaths['staff-complaints-id'], ...page },
    { name: 'staff-figures', path: staffPaths['staff-figures'], ...page },
    { name: 'staff-brand', path: staffPaths['staff-brand'], ...page },
    { name: 'staff-brands', path: staffPaths['staff-brands'], ...page },
    { name: 'staff-log', path: staffPaths['staff-log'], ...page },
    { name: 'staff-moderation', path: staffPaths['staff-moderation'], ...page },
    { name: 'staff-moderation-id', path: staffPaths['staff-moderation-id'], ...page },
    { name: 'staff-moderation-photos', path: staffPaths['staff-moderation-photos'], ...page },
    { name: 'staff-members', path: staffPaths['staff-members'], ...page },
    { name: 'staff-members-id', path: staffPaths['staff-members-id'], ...page },
    { name: 'staff-orders', path: staffPaths['staff-orders'], ...page },
    { name: 'staff-orders-id', path: staffPaths['staff-orders-id'], ...page },
    { name: 'staff-waiting-money', path: staffPaths['staff-waiting-money'], ...page },
    { name: 'staff-reconciliation', path: staffPaths['staff-reconciliation'], ...page },
    { name: 'staff-releases', path: staffPaths['staff-releases'], ...page },
    { name: 'staff-operations', path: staffPaths['staff-operations'], ...page },
    { name: 'staff-security', path: staffPaths['staff-security'], ...page },
  ],
  navigation: [
    { menu: 'account', route: 'staff', order: 5 },
    { menu: 'staff', route: 'staff', order: 0 },
    { menu: 'staff', route: 'staff-security', order: 90 },
    { menu: 'staff-moderator', route: 'staff-moderation', order: 10 },
    { menu: 'staff-moderator', route: 'staff-moderation-photos', order: 20 },
    { menu: 'staff-support', route: 'staff-members', order: 10 },
    { menu: 'staff-support', route: 'staff-complaints', order: 20 },
    { menu: 'staff-finance', route: 'staff-members', order: 10 },
    { menu: 'staff-support', route: 'staff-orders', order: 40 },
    { menu: 'staff-support', route: 'staff-waiting-money', order: 41 },
    { menu: 'staff-finance', route: 'staff-orders', order: 40 },
    { menu: 'staff-finance', route: 'staff-waiting-money', order: 41 },
    { menu: 'staff-finance', route: 'staff-reconciliation', order: 42 },
    { menu: 'staff-finance', route: 'staff-figures', order: 50 },
    { menu: 'staff-marketing', route: 'staff-figures', order: 50 },
    { menu: 'staff-admin', route: 'staff-brands', order: 5 },
    { menu: 'staff-admin', route: 'staff-access', order: 10 },
    { menu: 'staff-admin', route: 'staff-log', order: 20 },
    { menu: 'staff-admin', route: 'staff-releases', order: 60 },
    { menu: 'staff-admin', route: 'staff-operations', order: 30 },
  ],
})
