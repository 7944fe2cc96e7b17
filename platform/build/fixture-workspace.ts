import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A workspace on the disk for one test: files by their paths, and links to packages as pnpm lays them. */
export function fixtureWorkspace(
  files: Readonly<Record<string, unknown>>,
  links: Readonly<Record<string, string>> = {},
) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'workspace-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))

  /** Writes a file: text as it is, anything else as JSON. */
  function write(file: string, content: unknown) {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  }

  for (const [file, content] of Object.entries(files)) write(file, content)
  for (const [link, target] of Object.entries(links)) {
    mkdirSync(dirname(join(root, link)), { recursive: true })
    symlinkSync(join(root, target), join(root, link))
  }
  return {
    root,
    write,
    copyIn: (source: string, file: string) => cpSync(source, join(root, file), { recursive: true }),
  }
}
