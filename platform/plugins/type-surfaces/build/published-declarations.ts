import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { entryPoint } from '../../../bundling/entry-point.ts'
import { entryPoints, type Package } from '../../../bundling/workspace.ts'
import type { Declarations } from '../../../protocol/index.ts'

/** Collects the declarations of these packages from `out`, where the compiler wrote those of the workspace at `root`. */
export function publishedDeclarations(out: string, root: string, packages: readonly Package[]): Declarations {
  const folders = packages.map(({ folder }) => relative(root, folder))
  const entries = packages.flatMap((pkg) =>
    entryPoints(pkg).map((specifier): [string, string] => {
      const source = entryPoint(pkg, `.${specifier.slice(pkg.json.name.length)}`)
      return [specifier, relative(root, source).replace(/\.tsx?$/, '.d.ts')]
    }),
  )
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.d.ts`, { cwd: out }))
    .sort()
    .map((file): [string, string] => [file, readFileSync(join(out, file), 'utf8')])
  return {
    // The compiler has reached shared modules and all that they import, which may not be the whole package.
    entries: Object.fromEntries(entries.filter(([, file]) => existsSync(join(out, file)))),
    files: Object.fromEntries(files),
  }
}
