import { timestamp } from 'drizzle-orm/pg-core'

/** A column for a moment, wherever the server or who reads it is. */
export const time = (name: string) => timestamp(name, { withTimezone: true })
