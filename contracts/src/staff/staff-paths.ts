/** Every page of the back office by name. Apart from `paths`, so that no member's page loads them. */
export const staffPaths = {
  staff: '/staff',
  'staff-access': '/staff/access',
  'staff-complaints': '/staff/complaints',
  'staff-complaints-id': '/staff/complaints/:id',
  'staff-brand': '/staff/brand',
  'staff-brands': '/staff/brands',
  'staff-figures': '/staff/figures',
  'staff-log': '/staff/log',
  'staff-moderation': '/staff/moderation',
  'staff-moderation-id': '/staff/moderation/:id',
  'staff-moderation-photos': '/staff/moderation/photos',
  'staff-members': '/staff/members',
  'staff-members-id': '/staff/members/:id',
  'staff-orders': '/staff/orders',
  'staff-orders-id': '/staff/orders/:id',
  'staff-waiting-money': '/staff/waiting-money',
  'staff-reconciliation': '/staff/reconciliation',
  'staff-codes': '/staff/codes',
  'staff-prices': '/staff/prices',
  'staff-releases': '/staff/releases',
  'staff-operations': '/staff/operations',
  'staff-security': '/staff/security',
} as const

export type StaffRouteName = keyof typeof staffPaths
