/** Parses the date from the query; undefined if it is missing or invalid. */
export function untilDate(text: string | null): Date | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}T/.test(text)) return undefined
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? undefined : date
}
