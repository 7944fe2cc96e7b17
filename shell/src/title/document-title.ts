interface Title {
  /** The page's own title, if it has one. */
  readonly page: string | undefined
  readonly site: string
  /** Unread messages and new likes. */
  readonly waiting: number
}

/** §2: the document's title, such as "(3) Members – Amberly". */
export function documentTitle({ page, site, waiting }: Title): string {
  const name = page ? `${page} – ${site}` : site
  return waiting > 0 ? `(${waiting}) ${name}` : name
}
