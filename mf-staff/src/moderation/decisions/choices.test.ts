import { rejectionReasons } from 'contracts'
import { expect, test } from 'vitest'
import { caseOf, contextOf, objected, reported } from '../fixture-case.ts'
import { ACTION_KEYS, decisionOf, KEYS, optionsOf } from './choices.ts'

const photo = contextOf(caseOf('1', 'Anna'))
const said = { rule: 'scam', facts: '', answer: '' } as const

test('no two ways to decide a case share a key, nor one with the page', () => {
  const profile = ['dismiss', 'remove-name', 'remove-text', 'remove-photo', 'warn', 'suspend', 'ban'] as const
  for (const actions of [photo.actions, reported.actions, objected.actions, profile]) {
    const keys = [...actions.map((action) => ACTION_KEYS[action]), ...Object.values(KEYS)]
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('a photo is rejected for a reason of the closed list, with facts if there are any', () => {
  expect(optionsOf('reject', photo)).toEqual(rejectionReasons.map((reason) => ({ reason })))
  expect(decisionOf('reject', null, said, photo)).toBeNull()
  expect(decisionOf('reject', { reason: 'nudity' }, said, photo)).toEqual({
    action: 'reject',
    reason: 'nudity',
  })
  expect(decisionOf('reject', { reason: 'nudity' }, { ...said, facts: ' Bare. ' }, photo)).toMatchObject({
    facts: 'Bare.',
  })
})

test('a photo of a reported profile is chosen by its number, a reported photo is known', () => {
  expect(optionsOf('remove-photo', reported)).toEqual([{ photo: 'photo-1', number: 1 }])
  const { subject } = reported
  if (subject.kind !== 'report' || photo.subject.kind !== 'photo') throw new Error('These are other cases.')
  const ofPhoto = { ...reported, subject: { ...subject, photo: photo.subject.photo } }
  expect(optionsOf('remove-photo', ofPhoto)).toBeNull()
  expect(decisionOf('remove-photo', null, said, ofPhoto)).toEqual({
    action: 'remove-photo',
    photo: 'photo-1',
    rule: 'scam',
  })
})

test('an objection is not decided without an answer', () => {
  expect(decisionOf('uphold', null, { ...said, answer: '  ' }, objected)).toBeNull()
  expect(decisionOf('deny', null, { ...said, answer: 'No.' }, objected)).toEqual({
    action: 'deny',
    answer: 'No.',
  })
})
