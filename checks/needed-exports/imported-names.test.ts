import { expect, it } from 'vitest'
import { importedNames } from './imported-names.ts'

const MODULES = new Map([
  ['12', 'ui/button'],
  ['34', 'ui/tabs'],
])

/** Module → the names that a built module with this code reads. */
function namesIn(code: string) {
  const names = importedNames(`chunks.push([["page"],{7(e,t,r){${code}}}])`, MODULES)
  return Object.fromEntries([...names].map(([module, read]) => [module, [...read].sort()]))
}

it.each([
  ['var a=r(12);t.Page=()=>a.Button', { 'ui/button': ['Button'] }],
  ['let a=r(12),b=r(34);(0,a.Button)(b["Tab"])', { 'ui/button': ['Button'], 'ui/tabs': ['Tab'] }],
  ['t.Page=(0,r(12).Button)()', { 'ui/button': ['Button'] }],
  ['r.d(t,{Page:()=>a.Button});var a=r(12)', { 'ui/button': ['Button'] }],
])('reads an export: %s', (code, names) => {
  expect(namesIn(code)).toEqual(names)
})

it.each([
  'var a=r(12);t.all=Object.keys(a)',
  'var a=r(12);t.one=e=>a[e]',
  't.Page=()=>r.e("x").then(r.t.bind(r,12,23))',
  't.Page=()=>r.e("x").then(()=>r(12))',
  'var{Button:a}=r(12)',
])('may read any export: %s', (code) => {
  expect(namesIn(code)).toEqual({ 'ui/button': ['*'] })
})

it.each([
  'var a=r(12)',
  'r(12)',
  'e(12);e(1,12);t.f=(r,a)=>r(12)',
  'var a=r(99);a.Button',
  'var a=r(12);t.f=a=>a.Button',
  'var a=r(12);t.f=({x:a})=>a.Button',
  'var a=r(12);t.f=()=>{let a=e;return a.Button}',
  'var a=r(12);t.f=()=>{let a=e,{b:c}=a;return c.Button}',
  'var a=r(12);t.f=()=>{for(let a of e)a.Button}',
  'var a=r(12);t.f=()=>{if(e){var a=e}return a.Button}',
  'var a=r(12);try{e()}catch(a){a.Button}',
  'var a=r(12);e.a.Button;t.x={a:1}',
])('reads none: %s', (code) => {
  expect(namesIn(code)).toEqual({})
})
