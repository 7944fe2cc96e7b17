import type { Settings } from 'contracts'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { peopleOf, stoppedClock } from '../fixture-people.ts'
import { addPhotoRow } from '../photos/fixture-photo.ts'
import { profileHead } from './profile-head.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { app, database } = world
const { person } = peopleOf(world, clock)

async function headOf(id: string, visible_profile_fields?: Settings['visible_profile_fields']) {
  const brand = await app.finders.findBrand('localhost')
  if (!brand) throw new Error('There is no brand at localhost.')
  const settings = { ...brand.settings, ...(visible_profile_fields && { visible_profile_fields }) }
  return profileHead(database.db, {
    brand: { ...brand, settings },
    id,
    origin: 'https://amberly.example',
    now: clock.now(),
  })
}

const shown = { dateOfBirth: '1990-03-16', isVisibleToVisitors: true }

test('§3: a shared profile has its name as title, and its picture only if it is approved', async () => {
  const ann = await person('Ann', { profile: shown })
  expect(await headOf(ann.id)).toMatchObject({ title: 'Ann, 35 – Amberly' })
  const bea = await person('Bea', { profile: shown })
  await addPhotoRow(database, bea, { isMain: true, status: 'pending' })
  expect(await headOf(bea.id)).toEqual({ title: 'Bea, 35 – Amberly', description: 'Bea, 35' })
  const eve = await person('Eve', { profile: shown })
  const { filename } = await addPhotoRow(database, eve, { isMain: true })
  expect(await headOf(eve.id)).toMatchObject({ image: `https://amberly.example/media/${filename}` })
})

test('§6: a profile is described by name, age and region alone, as far as the brand shows them', async () => {
  const all = {
    ...shown,
    country: 'FI',
    region: 'FI-18',
    city: 'Helsinki',
    aboutMe: 'I sing',
    bodyType: 'slim',
  } as const
  const { id } = await person('Ann', { profile: all })
  expect(await headOf(id)).toEqual({ title: 'Ann, 35 – Amberly', description: 'Ann, 35, Uusimaa' })
  expect(await headOf(id, ['region'])).toEqual({ title: 'Ann – Amberly', description: 'Ann, Uusimaa' })
  expect(await headOf(id, [])).toEqual({ title: 'Ann – Amberly', description: 'Ann' })
})

test('§6: a link preview reveals nothing of members whom visitors may not see', async () => {
  const shy = await person('Shy', { profile: { ...shown, isVisibleToVisitors: false }, hasPhoto: true })
  const paused = await person('Paused', { profile: { ...shown, status: 'disabled' }, hasPhoto: true })
  expect([await headOf(shy.id), await headOf(paused.id), await headOf('nobody')]).toEqual([{}, {}, {}])
})
