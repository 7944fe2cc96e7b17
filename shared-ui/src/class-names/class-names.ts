/** Joins the names that are there: `classNames(classes.root, isWide && classes.wide, className)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
