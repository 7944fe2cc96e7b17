import type { Endpoint, Role } from 'contracts'
import type { Database } from '../db/database.ts'

/** A member of the matrix: whoever reads the id or name in an answer has been told of them. */
export interface Person {
  readonly brandId: string
  readonly memberId: string
  readonly name: string
}

/** Who asks and about whom, of one case of the matrix. */
export interface IdentityCase {
  readonly database: Database
  readonly me: Person
  /** Of the same brand: the one who may be blocked. */
  readonly other: Person
  /** Somebody of the same brand who has nothing to do with who asks. */
  readonly stranger: Person
  /** Two of another brand. */
  readonly far: readonly [Person, Person]
}

interface Input {
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Of an endpoint that takes one. */
  readonly file?: Buffer
}

type InputOf = (about: IdentityCase) => Input | Promise<Input>

/** What an endpoint tells whom. Each feature has such a row for each of its endpoints. */
export interface IdentityRow {
  readonly endpoint: Endpoint
  /** A good input, with what it needs in the database; nothing by default. */
  readonly input?: InputOf
  readonly answers: Readonly<Record<Role, number>>
  /** Whether the answer shows the other one, while neither has blocked the other. */
  readonly showsOther?: boolean
  /** Whether it shows the other one to who has blocked them: that is what it is for. */
  readonly showsBlocked?: boolean
  /** The status while one of the two has blocked the other, where it is another one. */
  readonly whenBlocked?: number
  /** Whether what is said then names the other one, as §8 has it, and tells nothing else. */
  readonly namesBlocked?: boolean
  /** Inputs that name what is somebody else's: nothing is found, as if it were not there. */
  readonly foreign?: readonly InputOf[]
}

/** The same for everybody. */
export function forAll(status: number): Readonly<Record<Role, number>> {
  return { visitor: status, free: status, premium: status, staff: status }
}

/** For who is logged in. */
export function forMembers(status: number): Readonly<Record<Role, number>> {
  return { ...forAll(status), visitor: 403 }
}
