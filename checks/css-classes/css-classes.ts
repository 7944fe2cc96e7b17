import { dirname, join } from 'node:path/posix'

const MODULE_SHEET = '.module.css'

/**
 * Compares the class names in CSS modules with those that components use. TypeScript types `classes` as a plain record,
 * so it notices neither a misspelled class nor one that nobody uses any more.
 */
export function judgeClasses(files: readonly string[], read: (file: string) => string): string[] {
  const uses = files.filter((file) => /\.tsx?$/.test(file)).flatMap((file) => usesIn(file, read(file)))
  return files
    .filter((file) => file.endsWith(MODULE_SHEET))
    .flatMap((sheet) => {
      const defined = classesIn(read(sheet))
      const here = uses.filter((use) => use.sheet === sheet)
      const used = new Set(here.flatMap(({ names }) => names))
      const missing = here.flatMap(({ file, names }) =>
        names
          .filter((name) => !defined.has(name))
          .map((name) => `${file} uses .${name}, which ${sheet} lacks`),
      )
      if (here.some(({ isComputed }) => isComputed)) return missing
      const unused = [...defined].filter((name) => !used.has(name))
      return [...missing, ...unused.map((name) => `no component uses .${name} of ${sheet}`)]
    })
}

interface SheetUse {
  readonly file: string
  readonly sheet: string
  readonly names: readonly string[]
  /** Whether a name is computed at run time, so that any class may be in use. */
  readonly isComputed: boolean
}

/** Finds the sheets that a source file imports, and the class names that it reads from each. */
function usesIn(file: string, source: string): SheetUse[] {
  const imports = source.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'/gm)
  const code = source.replace(/^import .*/gm, '')
  return Array.from(imports, ([, variable = '', path = '']) => {
    const reads = [...code.matchAll(new RegExp(`\\b${variable}(?:\\.(\\w+)|\\['([\\w-]+)'\\]|\\[)`, 'g'))]
    const names = reads.flatMap(([, property, key]) => property ?? key ?? [])
    return { file, sheet: join(dirname(file), path), names, isComputed: names.length < reads.length }
  })
}

/** Collects the class names in the selectors of a sheet. */
function classesIn(sheet: string): Set<string> {
  const selectors = sheet.replace(/\/\*[^]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/gi)
  return new Set(Array.from(selectors, ([, name = '']) => name))
}
