import { z } from 'zod'
import type { MethodType, Result } from '../port.ts'

/** The description lists the names of types; the switch itself sends an object with the name for each. */
const typeShape = z.union([
  z.string(),
  z.object({ payment_method_type: z.string() }).transform(({ payment_method_type }) => payment_method_type),
])

const answerShape = z.object({
  payment_methods: z.array(
    z.object({ payment_method: z.string(), payment_method_types: z.array(typeShape).nullish() }),
  ),
})

/** Reads the ways to pay that an account has. */
export function readMethodTypes(answer: unknown): Result<readonly MethodType[]> {
  const { data, error } = answerShape.safeParse(answer)
  if (!data) return { ok: false, error: { kind: 'unreadable', message: error.message } }
  const types = data.payment_methods.flatMap(({ payment_method: category, payment_method_types }) =>
    (payment_method_types ?? []).map((type) => ({ category, type })),
  )
  return { ok: true, value: types }
}
