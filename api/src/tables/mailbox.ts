import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * The same for all addresses of a mailbox: what follows a plus sign makes no difference, nor do the dots at
 * Gmail, which has two names.
 */
export function mailboxOf(email: string): string {
  return withoutSuffix(email)
    .replace(/\.(?=[^@]*@g(?:oogle)?mail\.com$)/g, '')
    .replace(/@googlemail\.com$/, '@gmail.com')
}

/** The address in lower case, without what follows a plus sign. */
export function withoutSuffix(email: string): string {
  return email.normalize('NFKC').toLowerCase().replace(/\+.*@/, '@')
}

/** The same of a column. An index holds it (`member_by_mailbox`), so an edit needs a migration. */
export function mailboxIn(email: Column): SQL<string> {
  const bare = sql`regexp_replace(lower(${email}), '\\+.*@', '@')`
  const dotless = sql`regexp_replace(${bare}, '\\.(?=[^@]*@g(?:oogle)?mail\\.com$)', '', 'g')`
  return sql`regexp_replace(${dotless}, '@googlemail\\.com$', '@gmail.com')`
}
