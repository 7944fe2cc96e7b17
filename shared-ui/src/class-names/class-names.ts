/** Joins class names and skips falsy ones: `classNames(classes.root, isWide && classes.wide, className)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
