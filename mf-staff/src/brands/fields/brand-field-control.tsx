import { type BrandDocument, type BrandField, countries, languageNames, locales } from 'contracts'
import type { ReactNode } from 'react'
import { useFormat } from 'shared-state/format'
import { Checkbox, CheckboxGroup } from 'shared-ui/checkbox'
import { Select } from 'shared-ui/select'
import { TextAreaField, TextField } from 'shared-ui/text-field'
import { useWords } from '../../use-words.ts'
import { choices, isHinted, kindOf } from './field-kinds.ts'
import { type FormValue, textOf } from './form-values.ts'
import { PartFields } from './part-fields.tsx'
import { useFieldParts } from './use-field-parts.ts'

interface Bound {
  readonly name: string
  readonly value: FormValue
  readonly onChange: (value: FormValue) => void
  readonly onBlur: () => void
  readonly errorMessage: string | undefined
}

interface BrandFieldControlProps {
  readonly field: BrandField
  readonly document: BrandDocument
  readonly bound: Bound
}

/** The control of a field of a brand, by the field's kind. */
export function BrandFieldControl({ field, document, bound }: BrandFieldControlProps): ReactNode {
  const t = useWords()
  const format = useFormat()
  const parts = useFieldParts(field, document)
  const { value, onChange, ...rest } = bound
  const words = {
    label: t(`brands.fields.${field}`),
    description: isHinted(field) ? t(`brands.hints.${field}`) : undefined,
  }
  const select = (options: readonly { readonly id: string; readonly label: string }[]) => (
    <Select
      {...rest}
      {...words}
      value={textOf(value)}
      onChange={(id) => id !== null && onChange(id)}
      placeholder={words.label}
      options={options}
    />
  )
  const boxes = (options: readonly { readonly id: string; readonly label: string }[]) => (
    <CheckboxGroup {...rest} {...words} value={[...(value as readonly string[])]} onChange={onChange}>
      {options.map(({ id, label }) => (
        <Checkbox key={id} value={id}>
          {label}
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
  switch (kindOf(field)) {
    case 'flag':
    case 'yes':
      return (
        <Checkbox
          name={rest.name}
          isSelected={value === true}
          onChange={onChange}
          description={words.description}
          errorMessage={rest.errorMessage}
        >
          {words.label}
        </Checkbox>
      )
    case 'number':
    case 'maybeNumber':
      return (
        <TextField
          {...rest}
          {...words}
          value={textOf(value)}
          onChange={onChange}
          type="number"
          inputMode="numeric"
        />
      )
    case 'area':
    case 'lines':
      return (
        <TextAreaField {...rest} {...words} value={textOf(value)} onChange={onChange} maxLength={1_000} />
      )
    case 'language':
      return select(locales.map((id) => ({ id, label: languageNames[id] })))
    case 'niche':
      return select(choices.niche.map((id) => ({ id, label: t(`brands.niches.${id}`) })))
    case 'signups':
      return select(choices.signups.map((id) => ({ id, label: t(`brands.signups.${id}`) })))
    case 'visitors':
      return select(choices.visitors.map((id) => ({ id, label: t(`brands.visitors.${id}`) })))
    case 'searchFields':
      return boxes(choices.searchFields.map((id) => ({ id, label: t(`brands.searchFields.${id}`) })))
    case 'countries':
      return boxes(countries.map((id) => ({ id, label: format.country(id) })))
    case 'profileFields':
      return boxes(choices.profileFields.map((id) => ({ id, label: t(`brands.profile.${id}`) })))
    case 'profileNotes':
      return boxes(choices.profileNotes.map((id) => ({ id, label: t(`brands.profile.${id}`) })))
    case 'gifts':
      return boxes(choices.gifts.map((id) => ({ id, label: t(`brands.gifts.${id}`) })))
    case 'methods':
      return boxes(choices.methods.map((id) => ({ id, label: t(`brands.methods.${id}`) })))
    case 'costs':
    case 'prices':
    case 'fees':
    case 'minutes':
    case 'deal':
    case 'debit':
    case 'icebreakers':
      return (
        <PartFields
          parts={parts}
          {...words}
          {...rest}
          value={value as Readonly<Record<string, string>>}
          onChange={onChange}
        />
      )
    case 'text':
      return <TextField {...rest} {...words} value={textOf(value)} onChange={onChange} autoComplete="off" />
  }
}
