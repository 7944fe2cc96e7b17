import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureWorkspace } from '../fixtures/workspace.ts'
import { readPackage } from '../workspace.ts'
import { refuseOtherLibraries } from './own-libraries.ts'
import { sharedModules } from './sharing.ts'

/** A remote with its own React, beside a kit that was made for the shell's. */
function check(react: string, group = 'dependencies', isInstalled = true) {
  const { root } = fixtureWorkspace(
    {
      'ball/package.json': {
        name: 'ball',
        version: '1.0.0',
        dependencies: { kit: '*' },
        ...declared(react, group),
      },
      ...(isInstalled && { 'ball/node_modules/react/package.json': { name: 'react', version: react } }),
      'kit/package.json': {
        name: 'kit',
        version: '1.0.0',
        federation: 'shared',
        dependencies: { react: '*', 'react-dom': '*' },
      },
      'kit/node_modules/react/package.json': { name: 'react', version: '19.3.1' },
      'kit/node_modules/react-dom/package.json': { name: 'react-dom', version: '19.3.1' },
    },
    { 'ball/node_modules/kit': 'kit' },
  )
  const pkg = readPackage(join(root, 'ball'))
  refuseOtherLibraries(pkg, sharedModules(pkg))
}

function declared(react: string, group: string) {
  return group === 'dependencies' ? { dependencies: { kit: '*', react } } : { [group]: { react } }
}

test.each(['18.3.1', '19.4.0', '20.0.0'])('a remote that declares React %s is refused', (react) => {
  expect(() => check(react)).toThrow(
    `ball declares react ${react}, but gets 19.3.1 from the shell: a page can hold only one react. Declare the shell's version in the package.json of ball.`,
  )
  expect(() => check(react, 'devDependencies')).toThrow('a page can hold only one react')
})

test.each(['19.3.1', '19.3.0', '19.2.4'])(
  'a remote that declares React %s gets a compatible one',
  (react) => {
    expect(() => check(react)).not.toThrow()
  },
)

test('a development dependency that a production install left out is not looked at', () => {
  expect(() => check('18.3.1', 'devDependencies', false)).not.toThrow()
})
