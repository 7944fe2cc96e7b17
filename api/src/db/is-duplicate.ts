/** Whether a unique index refused a row. Drizzle wraps the database's error, so the causes count too. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === '23505' || isDuplicate(error.cause)
}
