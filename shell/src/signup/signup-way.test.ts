import { expect, test } from 'vitest'
import { signupWay } from './signup-way.ts'

const request = { isLoggedIn: false, isEntering: false, hasModal: true, isAdmitted: true }

test.each([
  [{}, 'dialog'],
  [{ isAdmitted: false }, 'refused'],
  [{ hasModal: false }, 'page'],
  [{ hasModal: false, isAdmitted: false }, 'page'],
  [{ isLoggedIn: true }, 'none'],
  [{ isLoggedIn: true, hasModal: false }, 'none'],
  [{ isLoggedIn: true, isEntering: true }, 'dialog'],
  [{ isLoggedIn: true, isEntering: true, hasModal: false }, 'none'],
])('§2: a sign-up with %j leads to: %s', (other, way) => {
  expect(signupWay({ ...request, ...other })).toBe(way)
})
