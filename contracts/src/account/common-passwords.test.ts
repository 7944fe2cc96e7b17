import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'password',
  'Password1!',
  'P@$$w0rd123',
  '!!iloveyou!!',
  'Passwort2026',
  'motdepasse',
  'Contraseña1',
  'lösenord',
  'HASŁO1234',
  'salasana99',
  'wachtwoord',
  'welcome2026',
  'trustno1',
  'monkeymonkey',
  'abcabcabc',
  '12345678',
  '19900615',
  '0612345678',
  '87654321',
  'qwertyui',
  'QWERTZUIOP',
  'azertyuiop',
  'poiuytrewq',
  '1q2w3e4r',
  'abcdefgh',
  'aaaaaaaa',
  'abababab',
])('%s is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'a song about rain',
  'amberly-demo-1',
  'password of the lake',
  'correct horse battery',
  'Tr4mpoline?no',
  'xk7!mW2p',
  '74920183746',
  'mein Fahrrad ist blau',
])('%s is not a common password', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
