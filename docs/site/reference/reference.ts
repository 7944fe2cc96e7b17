import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { EntryPoint, Exported } from './declarations.ts'

/** Writes the reference as Markdown: a section for each entry point, and in it one for each export. */
export function referenceText(entryPoints: readonly EntryPoint[], repository: string): string {
  return entryPoints
    .map(({ specifier, exports }) =>
      [`## ${specifier}`, ...exports.map((exported) => exportText(exported, repository))].join('\n\n'),
    )
    .join('\n\n')
}

function exportText({ name, comment, code, source }: Exported, repository: string): string {
  const file = ['.ts', '.tsx']
    .map((ending) => source + ending)
    .find((path) => existsSync(join(repository, path)))
  const origin =
    file === undefined ? `From the library \`${source}\`.` : `Declared in [${file}](../../${file}).`
  return [
    `### ${name}`,
    ...(comment === '' ? [] : [comment]),
    ...(code === '' ? [] : [`\`\`\`ts\n${code}\n\`\`\``]),
    origin,
  ].join('\n\n')
}
