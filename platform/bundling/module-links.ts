import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

/** Stands for all exports of a module. */
export const ALL = '*'

/**
 * Names that a file takes from another module. Without names, the module only runs. A folder, whose path ends with a slash,
 * stands for any of its files.
 */
interface Link {
  readonly from: string
  readonly names: readonly string[]
}

/** How a file is connected to other modules at run time; types have no connections. */
export interface ModuleLinks {
  readonly imports: readonly Link[]
  /** Export → the module and name that it passes on. */
  readonly passedOn: ReadonlyMap<string, { readonly from: string; readonly name: string }>
  /** Modules of which it passes on everything. */
  readonly passedOnWhole: readonly string[]
  readonly own: ReadonlySet<string>
}

const SCRIPT = /\.[cm]?[jt]sx?$/
const STYLE_REQUEST = /(?:@import\s+(?:url\()?|\bfrom\s+|\burl\()\s*['"]?([^'")\s]+)/g
/** A request that is known before the code runs, `'./page'`, or at least its folder, `\`./words/${locale}.json\``. */
const KNOWN = /^(?:(['"`])([^'"`$]+)\1|`(\.[^$`]*\/)[^/`]*\$\{[^/]*`)$/

export function readLinks(file: string): ModuleLinks {
  const text = SCRIPT.test(file) || file.endsWith('.css') ? readFileSync(file, 'utf8') : ''
  return SCRIPT.test(file) ? scriptLinks(file, text) : { ...NONE, imports: styleLinks(text) }
}

const NONE: ModuleLinks = { imports: [], passedOn: new Map(), passedOnWhole: [], own: new Set() }

function styleLinks(text: string): Link[] {
  const requests = [...text.matchAll(STYLE_REQUEST)].map(([, from = '']) => from)
  return requests.filter((from) => !/^(data|https?):|^#/.test(from)).map((from) => ({ from, names: [ALL] }))
}

function scriptLinks(file: string, text: string): ModuleLinks {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const passedOn = new Map<string, { from: string; name: string }>()
  const passedOnWhole: string[] = []
  const own = new Set<string>()
  for (const entry of staticExports.flatMap(({ entries }) => entries)) {
    const name = entry.exportName.name ?? 'default'
    const from = entry.moduleRequest?.value
    if (entry.isType) continue
    if (from === undefined) own.add(name)
    else if (isKind(entry.importName, 'AllButDefault')) passedOnWhole.push(from)
    else
      passedOn.set(name, {
        from,
        name: entry.importName.name ?? (isKind(entry.importName, 'All') ? ALL : 'default'),
      })
  }
  const imports = staticImports.flatMap(({ moduleRequest, entries, start, end }): Link[] => {
    const code = text.slice(0, start) + text.slice(end)
    const values = entries.filter(({ isType }) => !isType)
    if (entries.length > 0 && values.length === 0) return []
    const names = values.flatMap(({ importName, localName }) =>
      isKind(importName, 'NamespaceObject')
        ? membersOf(localName.value, code)
        : [importName.name ?? 'default'],
    )
    return [{ from: moduleRequest.value, names }]
  })
  const dynamic = dynamicImports.flatMap(({ moduleRequest: { start, end } }): Link[] => {
    const [, , whole, folder] = KNOWN.exec(text.slice(start, end)) ?? []
    const from = whole ?? folder
    return from === undefined ? [] : [{ from, names: [ALL] }]
  })
  return { imports: [...imports, ...dynamic], passedOn, passedOnWhole, own }
}

/** The parser declares its kinds as an enum that exists only in its types. */
function isKind({ kind }: { readonly kind: string }, name: string): boolean {
  return kind === name
}

/** The members of a namespace that the code names: `z.object`. Other uses may take any. */
function membersOf(namespace: string, text: string): string[] {
  const uses = [...text.matchAll(new RegExp(`(?<![\\w$.])${namespace}(?![\\w$])(?:\\.([\\w$]+))?`, 'g'))]
  const members = uses.map(([, member]) => member ?? ALL)
  return members.includes(ALL) ? [ALL] : [...new Set(members)]
}
