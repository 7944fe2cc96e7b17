/** How near a member wants others to live, the nearest first. */
export const nearness = ['region', 'country', 'anywhere'] as const
