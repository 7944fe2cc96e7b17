/** The roles that members of staff can have at a brand; an admin may do everything. */
export const staffRoles = ['moderator', 'support', 'finance', 'marketing', 'admin'] as const

export type StaffRole = (typeof staffRoles)[number]
