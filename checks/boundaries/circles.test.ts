import { expect, it } from 'vitest'
import { findCircles, judgeCircles } from './circles.ts'

/** Builds the part of dependency-cruiser's report that is read from lines such as `a.ts → b.ts`. */
function circlesOf(...imports: string[]) {
  const modules = imports.map((line) => {
    const [source = '', resolved = ''] = line.split(' → ')
    return { source, dependencies: [{ resolved }] }
  })
  return findCircles({ modules })
}

it('accepts arrows that never lead back', () => {
  expect(circlesOf('a/x/1.ts → a/y/1.ts', 'a/y/1.ts → a/z.ts', 'a/x/2.ts → a/z.ts')).toEqual([])
})

it('finds folders that import each other, and names the fewer imports', () => {
  const weak = 'a/y/1.ts → a/x/3.ts'
  expect(circlesOf('a/x/1.ts → a/y/1.ts', weak, 'a/x/2.ts → a/y/2.ts')).toEqual([
    { folder: 'a', members: ['x', 'y'], weakest: [weak] },
  ])
})

it('finds a circle through a third child, however deep its files are, and a file in it', () => {
  const [circle] = circlesOf('a/x/1.ts → a/y/b/2.ts', 'a/y/c/d/3.ts → a/z.ts', 'a/z.ts → a/x/e/4.ts')
  expect(circle).toMatchObject({ folder: 'a', members: ['x', 'y', 'z.ts'] })
  expect(circle?.weakest).toHaveLength(1)
})

it('finds a circle of rooms, and one in each folder', () => {
  const circles = circlesOf(
    'a/1.ts → b/1.ts',
    'b/2.ts → a/2.ts',
    'a/x/1.ts → a/y/1.ts',
    'a/y/2.ts → a/x/2.ts',
    'a/v/1.ts → a/w/1.ts',
    'a/w/2.ts → a/v/2.ts',
  )
  expect(circles.map(({ folder, members }) => [folder, ...members])).toEqual([
    ['', 'a', 'b'],
    ['a', 'v', 'w'],
    ['a', 'x', 'y'],
  ])
})

it('counts imports inside a child, and those of packages, for nothing', () => {
  expect(
    circlesOf(
      'a/x/1.ts → a/x/2.ts',
      'a/x/1.ts → node_modules/y/1.js',
      'a/x/1.ts → fs',
      'a/x/1.ts → a/x/1.ts',
    ),
  ).toEqual([])
})

it.each([
  'a/y/1.test.tsx',
  'a/y/1.stories.tsx',
  'a/y/fixture-chat.ts',
  'a/y/fixtures/chat.ts',
  'a/testing/y.ts',
  'e2e/y.spec.ts',
])('lets %s import what it needs', (file) => {
  expect(circlesOf(`a/x/1.ts → a/y/1.ts`, `${file} → a/x/1.ts`, 'a/x/1.ts → e2e/z.ts')).toEqual([])
})

it('reports a new circle with its weakest imports', () => {
  const circles = circlesOf('a/x/1.ts → a/y/1.ts', 'a/y/1.ts → a/x/3.ts', 'a/x/2.ts → a/y/2.ts')
  expect(judgeCircles(circles)).toEqual([
    expect.stringMatching(/^circle of folders: a: x, y\n[^]*\n {4}a\/y\/1\.ts → a\/x\/3\.ts$/),
  ])
})
