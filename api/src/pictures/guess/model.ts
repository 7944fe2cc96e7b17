import { createRequire } from 'node:module'
import { dirname, sep } from 'node:path'
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { type io, setBackend, type Tensor, tensor4d, tidy } from '@tensorflow/tfjs-core'
import { loadLayersModel } from '@tensorflow/tfjs-layers'
import { MobileNetV2Model } from 'nsfwjs/models/mobilenet_v2'

/** Width and height of the picture that the model takes. */
export const MODEL_SIZE = 224

/** The model's answers, in its order. */
const CLASSES = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const

/** Tells how likely it is, in percent, that a picture of `MODEL_SIZE` in red, green and blue shows nudity. */
export type Guess = (rgb: Uint8Array) => number

/** Loads the model, with some 200 MB; it has no code of its own that could reach the network. */
export async function loadModel(): Promise<Guess> {
  const require = createRequire(import.meta.url)
  setWasmPaths(dirname(require.resolve('@tensorflow/tfjs-backend-wasm')) + sep)
  await setBackend('wasm')
  const { modelTopology, weightSpecs, weightData } = await readModel()
  const model = await loadLayersModel({ load: async () => ({ modelTopology, weightSpecs, weightData }) })
  return (rgb) => {
    const shares = tidy(() => {
      const input = tensor4d(
        Float32Array.from(rgb, (value) => value / 255),
        [1, MODEL_SIZE, MODEL_SIZE, 3],
      )
      return (model.predict(input) as Tensor).dataSync()
    })
    const share = (name: (typeof CLASSES)[number]) => shares[CLASSES.indexOf(name)] ?? 0
    return Math.round((share('porn') + share('hentai')) * 100)
  }
}

async function readModel() {
  const { modelJson, weightBundles } = MobileNetV2Model
  const json: io.ModelJSON = (await modelJson()).default
  const bundles = await Promise.all(weightBundles.map(async (load) => (await load()).default))
  const weights = Buffer.concat(bundles.map((bundle) => Buffer.from(bundle, 'base64')))
  return {
    modelTopology: json.modelTopology,
    weightSpecs: json.weightsManifest.flatMap((group) => group.weights),
    weightData: new Uint8Array(weights).buffer,
  }
}
