import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const TSC = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

/** Lets the compiler write the declaration files of these sources, without checking them, into `<folder>/out`. */
export async function emitDeclarations(
  root: string,
  folder: string,
  sources: readonly string[],
): Promise<string> {
  const out = join(folder, 'out')
  const base = join(root, 'tsconfig.json')
  const project = {
    ...(existsSync(base) && { extends: base }),
    compilerOptions: {
      ...(!existsSync(base) && DEFAULTS),
      declaration: true,
      emitDeclarationOnly: true,
      noCheck: true,
      noEmit: false,
      outDir: out,
      rootDir: root,
    },
    files: sources,
    include: [],
    exclude: [],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project))
  await run(process.execPath, [TSC, '-p', folder]).catch((error: Error & { stdout?: string }) => {
    // The compiler also fails for a type that it cannot name; it has written that one as `any`.
    if (!existsSync(out))
      throw new Error(`The types of the shared modules cannot be read. ${error.stdout ?? error.message}`)
  })
  return out
}

const DEFAULTS = {
  allowImportingTsExtensions: true,
  jsx: 'react-jsx',
  module: 'esnext',
  moduleResolution: 'bundler',
  resolveJsonModule: true,
  skipLibCheck: true,
  strict: true,
  target: 'esnext',
}
