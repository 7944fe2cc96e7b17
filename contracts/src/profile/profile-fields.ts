// §3: the values of each closed field.

export const genders = ['male', 'female'] as const
export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const
export const bodyTypes = ['slim', 'normal', 'fat'] as const

export const relationshipStatuses = [
  'single',
  'unmarried',
  'divorced',
  'widowed',
  'living-together',
  'married',
] as const

export const hairColours = ['black', 'brown', 'blond', 'red', 'grey', 'white', 'dyed', 'bald'] as const
export const eyeColours = ['brown', 'blue', 'green', 'grey', 'hazel'] as const
