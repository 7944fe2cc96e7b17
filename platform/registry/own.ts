/** The value that a record itself has: a bundle's record may be asked for any name, `constructor` too. */
export function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
