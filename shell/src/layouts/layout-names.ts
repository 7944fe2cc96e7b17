/** Apart from the rest of shell.ts, which no page needs. */
export const layoutNames = ['default', 'chat', 'lander', 'empty', 'staff'] as const
