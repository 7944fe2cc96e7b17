/** Outcomes of page loads while versions flip. */
export class PageLoads {
  count = 0
  /** Page loads with two versions of one remote. */
  mixed = 0
  readonly failures: string[] = []

  /** Records one page load, which returns the versions it contained by remote. */
  async note(load: () => Promise<ReadonlyMap<string, ReadonlySet<string>>>): Promise<void> {
    this.count += 1
    try {
      const versions = await load()
      if ([...versions.values()].some((of) => of.size > 1)) this.mixed += 1
    } catch (error) {
      this.failures.push(String(error))
    }
  }
}
