/** The ids with the moved ones directly before or after the target. */
export function moveBeside(
  ids: readonly string[],
  moved: readonly string[],
  target: string,
  isBefore: boolean,
): readonly string[] {
  if (moved.includes(target)) return ids
  const rest = ids.filter((id) => !moved.includes(id))
  const at = rest.indexOf(target) + (isBefore ? 0 : 1)
  return [...rest.slice(0, at), ...ids.filter((id) => moved.includes(id)), ...rest.slice(at)]
}
