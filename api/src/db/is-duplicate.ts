/** Whether the database refused a row because a unique index has another one. Drizzle wraps its error, so the causes count too. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === '23505' || isDuplicate(error.cause)
}
