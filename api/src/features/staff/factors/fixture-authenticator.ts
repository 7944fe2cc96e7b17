import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const IS_PRESENT = 0x01
const HAS_KEY = 0x40

interface Asked {
  readonly challenge: string
  readonly origin?: string
}

/** A security key as browsers use one, for the site at localhost: it makes one passkey and signs with it. */
export function fakeAuthenticator() {
  const id = randomBytes(16)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let uses = 0

  function authenticatorData(flags: number, more: Buffer = Buffer.alloc(0)): Buffer {
    uses += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(uses)
    return Buffer.concat([sha256('localhost'), Buffer.from([flags]), counter, more])
  }

  function clientData(type: string, { challenge, origin = 'http://localhost' }: Asked): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' }

  return {
    create(asked: Asked) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // In CBOR: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const head = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id])
      const data = authenticatorData(IS_PRESENT | HAS_KEY, Buffer.concat([head, key]))
      // In CBOR: { fmt: 'none', attStmt: {}, authData: data }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['usb'],
        },
      }
    },

    get(asked: Asked) {
      const data = authenticatorData(IS_PRESENT)
      const client = clientData('webauthn.get', asked)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
