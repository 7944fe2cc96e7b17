import { saveSignupStep } from 'contracts'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { changeBrandSetting } from '../../site/brands.ts'
import { ask } from '../fixture-login.ts'
import { tokenIn } from '../fixture-mails.ts'
import { signUpNow } from './fixture-signup.ts'

const { app, database } = await openWorld()

const step = (token: string, body: object) => ask(app, { method: 'PUT', url: '/api/signup.php', body, token })

test('§4: a profile becomes active after five steps and a confirmed address', async () => {
  const robin = await signUpNow(app)
  const sent = [
    { step: 0, gender: 'female', sexuality: 'bi' },
    { step: 1, country: 'NL', region: 'NL-ZH', city: ' Del\u202eft ' },
    {
      step: 2,
      tattoos: true,
      hair_colour: 'red',
      eye_colour: 'green',
      body_type: 'normal',
      relationship_status: 'single',
    },
    { step: 3, about_me: ' I \u2067sing.\u001b ', interests: ['music', 'tea'] },
    { step: 4, visible_to_visitors: true },
  ]
  const nexts = []
  for (const body of sent) {
    const { status, body: response } = await step(robin.token, body)
    expect(status).toBe(200)
    nexts.push(saveSignupStep.answer.parse(response).user.signup_step)
  }
  expect(nexts).toEqual([1, 2, 3, 4, null])
  const { body } = await ask(app, { method: 'GET', url: '/api/profile.php', token: robin.token })
  expect(body['profile']).toEqual({
    id: robin.id,
    name: 'Robin',
    status: 'disabled',
    gender: 'female',
    sexuality: 'bi',
    date_of_birth: '1990-06-15',
    country: 'NL',
    region: 'NL-ZH',
    city: 'Delft',
    tattoos: true,
    hair_colour: 'red',
    eye_colour: 'green',
    body_type: 'normal',
    relationship_status: 'single',
    about_me: 'I sing.',
    interests: ['music', 'tea'],
    visible_to_visitors: true,
  })
  const link = { token: await tokenIn(database, robin, 'activate') }
  const done = await ask(app, { method: 'POST', url: '/api/activation.php', body: link, token: robin.token })
  expect(done.user).toMatchObject({ status: 'confirmed', profile: { status: 'active', country: 'NL' } })
})

test('§4: a member can skip all but the first two steps, and go back without losing progress', async () => {
  const { token } = await signUpNow(app)
  const nextAfter = async (body: object) => (await step(token, body)).user?.signup_step
  expect(await nextAfter({ step: 0, gender: 'male' })).toBe(1)
  expect(await nextAfter({ step: 1, country: 'FI' })).toBe(2)
  expect(await nextAfter({ step: 2 })).toBe(3)
  const back = await step(token, { step: 0, gender: 'male', sexuality: 'gay' })
  expect(back.user).toMatchObject({ signup_step: 3, profile: { country: 'FI' } })
  expect(await nextAfter({ step: 3 })).toBe(4)
  expect(await nextAfter({ step: 4 })).toBeNull()
  expect(await nextAfter({ step: 2, tattoos: false })).toBeNull()
})

test.each([
  [{ step: 1, country: 'NL' }, { step: 'invalid_input' }],
  [{ step: 4 }, { step: 'invalid_input' }],
  [{ step: 0 }, { gender: 'invalid_input' }],
  [{ step: 0, gender: null }, { gender: 'invalid_input' }],
])('§4: %j is refused as the first step', async (body, fields) => {
  const { token } = await signUpNow(app)
  const { status, error } = await step(token, body)
  expect([status, error?.fields]).toEqual([422, fields])
})

test.each([
  [{ country: 'JP' }, { country: 'invalid_input' }],
  [{}, { country: 'invalid_input' }],
  [{ country: 'NL', region: 'FI-18' }, { region: 'invalid_input' }],
  [{ country: 'NL', region: 'nowhere' }, { region: 'invalid_input' }],
  [{ country: 'NL', city: 'a'.repeat(81) }, { city: 'invalid_input' }],
])('§3: the place %j is refused', async (place, fields) => {
  const { token } = await signUpNow(app)
  await step(token, { step: 0, gender: 'male' })
  const { status, error } = await step(token, { step: 1, ...place })
  expect([status, error?.fields]).toEqual([422, fields])
})

test('§3: a country that the brand does not serve and a field that it does not show are refused', async () => {
  const hidden = { name: 'visible_profile_fields' as const, value: ['gender', 'country'] }
  await database.inTransaction((tx) => changeBrandSetting(tx, 'marigold', hidden.name, hidden.value))
  const more = { host: 'she.localhost' }
  const { token } = await signUpNow(app, {}, more)
  const fieldsOf = async (body: object) => {
    const request = { method: 'PUT', url: '/api/signup.php', body, token } as const
    return (await ask(app, { ...request, ...more })).error?.fields
  }
  expect(await fieldsOf({ step: 0, gender: 'male', sexuality: 'gay' })).toEqual({
    sexuality: 'invalid_input',
  })
  expect(await fieldsOf({ step: 0, gender: 'male', sexuality: null })).toBeUndefined()
  expect(await fieldsOf({ step: 1, country: 'US' })).toEqual({ country: 'invalid_input' })
})

test('a visitor cannot send a profile step', async () => {
  expect((await ask(app, { method: 'PUT', url: '/api/signup.php', body: { step: 2 } })).status).toBe(403)
})
