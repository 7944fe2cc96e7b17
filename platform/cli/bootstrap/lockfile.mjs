/** @typedef {{ folder: string, name: string, dev: boolean }} Link */

/** Lists the links that pnpm-lock.yaml requires in the node_modules of each folder. When this runs, no YAML
 * parser is installed yet, but pnpm always writes the file in the same form.
 * @param {string} lockfile
 * @returns {Link[]} */
export function lockfileLinks(lockfile) {
  const from = lockfile.indexOf('\nimporters:')
  const to = lockfile.indexOf('\npackages:')
  /** @type {Link[]} */
  const links = []
  let folder = ''
  let group = ''
  for (const line of lockfile.slice(from, to).split('\n')) {
    const [, indent = '', key = ''] = /^( +)'?([^':]+)'?:/.exec(line) ?? []
    if (indent.length === 2) folder = key
    else if (indent.length === 4) group = key
    // Optional dependencies may be absent, depending on the machine.
    else if (indent.length === 6 && group !== 'optionalDependencies') {
      links.push({ folder, name: key, dev: group === 'devDependencies' })
    }
  }
  return links
}
