import { expect, test } from 'vitest'
import { openSite } from '../../../gateway/fixture-site.ts'
import { shellBundle } from '../../../registry/bundles/fixture-bundle.ts'
import { createToken } from '../tokens/token.ts'
import { networkReleases } from './index.ts'

test('a server that sheds all but urgent requests takes calls that end a bad release, but no uploads', async () => {
  const { app, storage } = await openSite({
    plugins: [networkReleases()],
    bundles: [shellBundle()],
    prepare(app) {
      app.addHook('onRequest', async ({ routeOptions: { config } }, reply) =>
        config.isUrgent ? undefined : reply.code(503).send(),
      )
    },
  })
  const { text } = await createToken(storage, { team: 'talk', remotes: ['chat'], mayClaim: false })
  const statusOf = async (action: string) => {
    const headers = { authorization: `Bearer ${text}` }
    const url = `/@releases/${action}`
    const payload = { name: 'chat', chosen: [{ name: 'chat' }] }
    return (await app.inject({ method: 'POST', url, headers, payload })).statusCode
  }
  for (const action of ['withdraw', 'rollback', 'promote', 'status']) {
    expect([action, await statusOf(action)]).not.toEqual([action, 503])
  }
  expect(await statusOf('publish')).toBe(503)
  expect((await app.inject('/')).statusCode).toBe(503)
})
