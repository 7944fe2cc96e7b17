import type { IdentityCase, Person } from '../../../http/fixtures/identity.ts'
import { memberLike } from '../../../tables/members.ts'

/** Makes two members like each other. */
export async function makeMatch({ database }: Pick<IdentityCase, 'database'>, one: Person, other: Person) {
  const like = (by: Person, liked: Person) => ({
    brandId: by.brandId,
    memberId: by.memberId,
    likedId: liked.memberId,
    createdAt: new Date(),
  })
  await database.db
    .insert(memberLike)
    .values([like(one, other), like(other, one)])
    .onConflictDoNothing()
}
