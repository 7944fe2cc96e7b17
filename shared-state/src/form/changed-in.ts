/** The changes that differ from the saved values. */
export function changedIn<T extends object>(saved: T, changes: Partial<T>): Partial<T> {
  const isChanged = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(saved[key as keyof T])
  return Object.fromEntries(Object.entries(changes).filter(isChanged)) as Partial<T>
}
