import { timestamp } from 'drizzle-orm/pg-core'

/** A timestamp column that does not depend on anyone's time zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true })
