// Size limits of the bundles. Their files are listed in the `bundle.json` of each build (`Bundle` in platform/protocol).
import { readdirSync, readFileSync } from 'node:fs'

const root = new URL('../', import.meta.url)
const remotes = readdirSync(root).filter((folder) => folder.startsWith('mf-'))

/** @param {string} folder */
function bundleOf(folder) {
  return JSON.parse(readFileSync(new URL(`${folder}/dist/bundle.json`, root), 'utf8'))
}

/** @param {string} name @param {string} folder @param {string[]} files @param {string} limit */
function check(name, folder, files, limit) {
  return { name, path: [...new Set(files)].map((file) => `../${folder}/dist/${file}`), limit, gzip: true }
}

/** Finds the largest page or widget, since every one must stay within the limit.
 * @param {{ files: Record<string, { gzip: number }> }} bundle
 * @param {Record<string, { js: string[], css: string[] }>} parts */
function largest({ files }, parts) {
  const weigh = (/** @type {string[]} */ names) =>
    names.reduce((sum, name) => sum + (files[name]?.gzip ?? 0), 0)
  return Object.entries(parts)
    .map(([name, { js, css }]) => ({ name, files: [...js, ...css] }))
    .reduce((one, other) => (weigh(other.files) > weigh(one.files) ? other : one), {
      name: 'none',
      files: [],
    })
}

const { entry, initial } = bundleOf('shell')

export default [
  check('shell: first load', 'shell', [entry, ...initial.js, ...initial.css], '220 kB'),
  ...remotes.flatMap((folder) => {
    const bundle = bundleOf(folder)
    const page = largest(bundle, bundle.pages)
    const widget = largest(bundle, bundle.widgets)
    return [
      check(`${folder}: largest page (${page.name})`, folder, [bundle.entry, ...page.files], '60 kB'),
      check(`${folder}: largest widget (${widget.name})`, folder, [bundle.entry, ...widget.files], '35 kB'),
      check(`${folder}: entry with the federation runtime`, folder, [bundle.entry], '15 kB'),
    ]
  }),
]
