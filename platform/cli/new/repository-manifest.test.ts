import { expect, test } from 'vitest'
import platform from '../../package.json' with { type: 'json' }
import { repositoryManifest } from './repository-manifest.ts'

const OPTIONS = {
  site: 'https://shop.example',
  prefix: 'shop-',
  offers: { react: '19.3.1', 'react-dom': '19.3.1', 'shared-ui/button': '1.0.0' },
}

test('keeps what is there, but not the failing test that npm writes', () => {
  const existing = {
    version: '2.0.0',
    scripts: { test: 'echo "Error: no test specified" && exit 1', dev: 'make' },
    dependencies: { platform: 'file:../platform.tgz' },
  }
  expect(repositoryManifest(existing, OPTIONS)).toMatchObject({
    version: '2.0.0',
    private: true,
    scripts: { test: 'vitest run', dev: 'make', types: 'platform types' },
    dependencies: { platform: 'file:../platform.tgz', react: '19.3.1', 'react-dom': '19.3.1' },
    platform: { site: 'https://shop.example', remotePrefix: 'shop-' },
  })
})

test('takes the tools in the versions with which the platform is developed', () => {
  expect(repositoryManifest({}, OPTIONS).devDependencies).toEqual({
    '@types/node': platform.devDependencies['@types/node'],
    '@types/react': platform.dependencies['@types/react'],
    '@types/react-dom': platform.dependencies['@types/react-dom'],
    typescript: platform.dependencies.typescript,
    vite: platform.devDependencies.vite,
    vitest: platform.devDependencies.vitest,
  })
})
