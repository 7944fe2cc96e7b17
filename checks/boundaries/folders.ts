/** The most files and subfolders that one folder may hold directly. */
const MAX_CHILDREN = 30

/** Folders that may grow: one component each, one decision each, one released migration each. */
const UNLIMITED = ['api/migrations', 'docs/decisions', 'shared-ui/src']

/** Reports the folders that hold too much to be read at a glance. */
export function judgeFolders(files: readonly string[]): string[] {
  return [...childrenOf(files)]
    .filter(([folder, children]) => children.size > MAX_CHILDREN && !UNLIMITED.includes(folder))
    .map(
      ([folder, { size }]) =>
        `too many children: ${folder}/ holds ${size} files and folders, ${MAX_CHILDREN} are allowed. ` +
        'Group those that share a prefix or a purpose in a subfolder.',
    )
}

/** Maps each folder to the names directly inside it. The root is left out: tools dictate its files. */
function childrenOf(files: readonly string[]): Map<string, Set<string>> {
  const children = new Map<string, Set<string>>()
  for (const file of files) {
    const names = file.split('/')
    for (let depth = 1; depth < names.length; depth += 1) {
      const folder = names.slice(0, depth).join('/')
      children.set(folder, (children.get(folder) ?? new Set()).add(names[depth] ?? ''))
    }
  }
  return children
}
