/** The sound of a code: the spoken digits of server/captcha/spoken with pauses, under a little noise. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { seededRandom } from './seeded-random.ts'

/** Samples a second of one byte, mono, as scripts/speak-digits.sh makes them. */
const rate = 16_000
const headerLength = 44

const clips = new Map<string, Buffer>()
function samplesOf(name: string): Buffer {
  let samples = clips.get(name)
  if (!samples) {
    samples = readFileSync(resolve('server/captcha/spoken', `${name}.wav`)).subarray(headerLength)
    clips.set(name, samples)
  }
  return samples
}

/** A WAV of the digits of `code`, each followed by a pause; `seed` determines the noise. */
export function speakCode(code: string, seed: string): Buffer {
  const random = seededRandom(`sound ${seed}`)
  const pause = (seconds: number) => Buffer.alloc(Math.round(rate * seconds), 128)
  const spoken = Buffer.concat([
    pause(0.2),
    samplesOf('opening'),
    pause(0.5),
    ...code.split('').flatMap((digit) => [samplesOf(digit), pause(0.4 + random() * 0.2)]),
  ])
  for (let index = 0; index < spoken.length; index++) {
    const louder = (spoken[index] ?? 128) + (random() - 0.5) * 9
    spoken[index] = Math.max(0, Math.min(255, Math.round(louder)))
  }
  return Buffer.concat([wavHeader(spoken.length), spoken])
}

function wavHeader(length: number): Buffer {
  const header = Buffer.alloc(headerLength)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(headerLength - 8 + length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20) // PCM
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(length, 40)
  return header
}
