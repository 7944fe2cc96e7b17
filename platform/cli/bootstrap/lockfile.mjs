/** @typedef {{ folder: string, name: string, dev: boolean }} Link */

/** Lists from pnpm-lock.yaml what must lie in the node_modules of which folder. No YAML parser is
 * installed yet when this runs; pnpm writes the file itself, always in the same form.
 * @param {string} lockfile
 * @returns {Link[]} */
export function linksOf(lockfile) {
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
    // Optional ones are there or not, depending on the machine.
    else if (indent.length === 6 && group !== 'optionalDependencies') {
      links.push({ folder, name: key, dev: group === 'devDependencies' })
    }
  }
  return links
}
