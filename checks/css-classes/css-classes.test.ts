import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listSources } from '../sources.ts'
import { judgeClasses } from './css-classes.ts'

const root = join(import.meta.dirname, '../..')

function judge(files: Readonly<Record<string, string>>) {
  return judgeClasses(Object.keys(files), (file) => files[file] ?? '')
}

const sheet = '.root {\n  gap: 0.5rem;\n  &:hover .icon { color: red; }\n}'

it('accepts a sheet whose classes are all used, from any folder', () => {
  const card = "import classes from './card.module.css'\nuse(classes.root)"
  const page = "import card from '../card/card.module.css'\nuse(card.icon)"
  expect(
    judge({ 'ui/card/card.module.css': sheet, 'ui/card/card.tsx': card, 'ui/page/page.tsx': page }),
  ).toEqual([])
})

it('reports a class that is missing and one that is unused', () => {
  const card = "import classes from './card.module.css'\nuse(classes.root, classes.icno)"
  expect(judge({ 'card.module.css': sheet, 'card.tsx': card })).toEqual([
    'card.tsx uses .icno, which card.module.css lacks',
    'no component uses .icon of card.module.css',
  ])
})

it('counts every class as used where a name is computed', () => {
  const card = "import classes from './card.module.css'\nuse(classes[state])"
  expect(judge({ 'card.module.css': sheet, 'card.tsx': card })).toEqual([])
})

it('ignores comments, values and at-rules', () => {
  const card = "import classes from './card.module.css'\nuse(classes.root)"
  const css =
    '/* like .old { } */\n@import "./a.css";\n.root { background: url(a.png); &:hover { margin: .5em } }'
  expect(judge({ 'card.module.css': css, 'card.tsx': card })).toEqual([])
})

it('finds nothing missing and nothing unused in this repository', () => {
  expect(judgeClasses(listSources(root), (file) => readFileSync(join(root, file), 'utf8'))).toEqual([])
})
