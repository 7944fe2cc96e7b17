const MB = 1024 * 1024

/** Bytes of uploaded files that a process holds in memory at the same time. */
export interface UploadShares {
  /** For everybody together. */
  readonly all: number
  readonly perAddress: number
  readonly perMember: number
}

/** A member may hold two of the largest photos, so no account or address uses up the memory. */
export const UPLOAD_SHARES: UploadShares = { all: 128 * MB, perAddress: 64 * MB, perMember: 32 * MB }

export interface Uploader {
  readonly memberId?: string | undefined
  readonly address: string
}

/** `share`: this uploader already holds their part. `all`: the process holds as much as it can. */
export type Shortage = 'share' | 'all'

/** Reserves memory for files that are being uploaded. */
export class UploadMemory {
  private readonly held = new Map<string, number>()
  private readonly shares: UploadShares

  constructor(shares: UploadShares = UPLOAD_SHARES) {
    this.shares = shares
  }

  /** Reserves these bytes, or says what there is too little of. */
  reserve(uploader: Uploader, bytes: number): Shortage | undefined {
    const pots = this.potsOf(uploader)
    const full = pots.find(({ key, most }) => (this.held.get(key) ?? 0) + bytes > most)
    if (full) return full.key === ALL ? 'all' : 'share'
    for (const { key } of pots) this.held.set(key, (this.held.get(key) ?? 0) + bytes)
    return undefined
  }

  release(uploader: Uploader, bytes: number): void {
    for (const { key } of this.potsOf(uploader)) {
      const left = (this.held.get(key) ?? 0) - bytes
      if (left > 0) this.held.set(key, left)
      else this.held.delete(key)
    }
  }

  private potsOf({ memberId, address }: Uploader) {
    const { all, perAddress, perMember } = this.shares
    return [
      ...(memberId === undefined ? [] : [{ key: `member ${memberId}`, most: perMember }]),
      { key: `address ${address}`, most: perAddress },
      { key: ALL, most: all },
    ]
  }
}

const ALL = 'all'
