import { NAME_PLACEHOLDER } from 'contracts'
import * as z from 'contracts/schema'
import type { Template } from '../../block/template.ts'

/** The texts round the visitor's message, the same on every page that is about a member. */
export const messageWords = { label: z.string(), hint: z.string(), button: z.string(), note: z.string() }

/** As they are built in. */
export const builtInMessage = (t: Parameters<Template['builtIn']>[0]) => ({
  label: t('chosen.label', { name: NAME_PLACEHOLDER }),
  hint: t('chosen.hint'),
  button: t('chosen.go'),
  note: t('landers.note'),
})
