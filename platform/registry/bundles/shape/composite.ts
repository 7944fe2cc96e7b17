import { isRecord } from '../../storage/stored-json.ts'
import { type Check, expecting, isLabel } from './check.ts'

type Fields = Readonly<Record<string, Check>>

const isObject: Check = expecting('an object', isRecord)
const isList: Check = expecting('a list', Array.isArray)

/** An object with these fields; later builds may write others, which are ignored. */
export function fields(required: Fields, optional: Fields = {}): Check {
  return (value, at) => {
    if (!isRecord(value)) return isObject(value, at)
    const inside = (name: string) => (at === '' ? name : `${at}.${name}`)
    return firstProblem([
      ...Object.entries(required).map(
        ([name, check]) =>
          () =>
            check(value[name], inside(name)),
      ),
      ...Object.entries(optional).map(
        ([name, check]) =>
          () =>
            value[name] === undefined ? undefined : check(value[name], inside(name)),
      ),
    ])
  }
}

/** An object whose keys are names and whose values all have the same shape. */
export function record(check: Check): Check {
  return (value, at) => {
    if (!isRecord(value)) return isObject(value, at)
    return firstProblem(
      Object.entries(value).map(
        ([key, one]) =>
          () =>
            isLabel(key, `a key of ${at}`) ?? check(one, `${at}.${key}`),
      ),
    )
  }
}

export function list(check: Check): Check {
  return (value, at) => {
    if (!Array.isArray(value)) return isList(value, at)
    return firstProblem(value.map((one: unknown, i) => () => check(one, `${at}[${i}]`)))
  }
}

function firstProblem(checks: readonly (() => string | undefined)[]): string | undefined {
  for (const check of checks) {
    const problem = check()
    if (problem !== undefined) return problem
  }
  return undefined
}
