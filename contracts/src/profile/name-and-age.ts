interface Named {
  readonly name: string
  /** Of whom this is not told, there is none. */
  readonly age?: number | undefined
}

/** What a member is called wherever there is room for it: "Ann, 35". */
export function nameAndAge({ name, age }: Named): string {
  return age === undefined ? name : `${name}, ${age}`
}
