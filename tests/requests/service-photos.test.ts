/** Photographs of service requests: what is taken in of them, where they go, and what is left when something fails on the way. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import sharp from 'sharp'
import { readUploads } from '#domain/requests/uploads.ts'
import { convertPhoto } from '#server/requests/uploads/convert-photo.ts'
import type { PostedResult } from '#domain/requests/request-form.ts'
import { handlePostedRequest } from '#server/requests/posted-request.ts'
import { forgetExpiredRequests, forgetLostUploads, forgetRequestsOf } from '#server/requests/retention.ts'
import { requestOfToken } from '#server/requests/stored-request.ts'
import { origin } from '#tests/newsletter/maker.ts'
import { openPostOffice } from '#tests/newsletter/post-office.ts'
import { formRequest, isStored, lastStep, openHarness, readable, type Harness } from './harness.ts'
import { filledIn } from './sources.ts'
import { bomb, heic, noise, photo, truncated, type PhotoFile } from './photo-files.ts'

/** Each photograph is converted by a process of its own. */
vi.setConfig({ testTimeout: 120_000 })

const email = 'wilg@water.example'
const hour = 3_600_000

/** The form with files, as a browser posts it. */
function withFiles(files: readonly PhotoFile[], values: Record<string, string> = {}): Request {
  const form = new FormData()
  for (const [name, value] of Object.entries({ website: '', ...filledIn.service, email, ...values }))
    for (const part of name === 'photos' ? value.split(',') : [value]) form.append(name, part)
  for (const { name, bytes } of files) form.append('photo', new Blob([Uint8Array.from(bytes)]), name)
  return new Request(`${origin}/service/verzoek`, { method: 'POST', headers: { origin }, body: form })
}

const post = (requests: Harness, files: readonly PhotoFile[], values: Record<string, string> = {}) =>
  handlePostedRequest(requests, 'service', withFiles(files, values))

const formOf = (result: PostedResult) => {
  if (!('form' in result)) throw new Error('The request is stored already.')
  return result.form
}
const faultOf = (result: PostedResult) => {
  const form = formOf(result)
  return form.step === 'fill' ? form.faults['photos'] : undefined
}
const namesOf = (result: PostedResult) => formOf(result).uploads?.map(({ name }) => name)

/** Sends the summary. */
async function send(requests: Harness, summary: PostedResult, to = email): Promise<PostedResult> {
  const last = { ...lastStep(requests, 'service', to, summary), photos: formOf(summary).values['photos'] ?? '' }
  return handlePostedRequest(requests, 'service', formRequest(last))
}

const filesIn = ({ dataDir }: Harness, folder: 'arriving' | 'drafts' | 'kept') => {
  const path = join(dataDir, 'photos', folder)
  return existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : []
}
const storedPhotos = async ({ db }: Harness, result: PostedResult) => {
  const found = await requestOfToken(db, 'token' in result ? result.token : '')
  return found?.request.kind === 'service' ? found.request.photos : []
}

let jpeg: PhotoFile
beforeAll(async () => {
  jpeg = await photo()
})

describe('a photograph', () => {
  test('of each format goes to the maker as an upright JPEG without EXIF, and only its name to the visitor', async () => {
    const office = await openPostOffice()
    const requests = await openHarness({ SMTP_URL: office.url })
    try {
      const files = [jpeg, await photo('png'), await photo('webp'), heic]
      const summary = await post(requests, files)
      expect(formOf(summary).step).toBe('check')
      expect(JSON.stringify(summary)).toContain('lade.jpeg\\nlade.png\\nlade.webp\\nIMG_0412.HEIC')
      expect(JSON.stringify(summary)).toContain('D-1041, Demper voor ladesysteem Hettich')
      expect(isStored(await send(requests, summary))).toBe(true)
      await requests.mailer.settle()
      const visitor = office.mails.find(({ to }) => to.includes(email))
      const maker = office.mails.find(({ to }) => !to.includes(email))
      expect(readable(visitor?.raw ?? '')).toContain('IMG_0412.HEIC')
      expect(visitor?.raw).not.toContain('image/jpeg')
      const attached = [...(maker?.raw ?? '').matchAll(/filename="?([\w.-]+)"?\r\n\r\n([\w+/=\r\n]+?)\r\n--/g)]
      expect(attached.map(([, name]) => name)).toEqual(['1-lade.jpg', '2-lade.jpg', '3-lade.jpg', '4-IMG_0412.jpg'])
      for (const [index, [, , encoded = '']] of attached.entries()) {
        const bytes = Buffer.from(encoded, 'base64')
        expect(bytes.includes('Fruit') || bytes.includes('Exif')).toBe(false)
        const { format, width, height, exif } = await sharp(bytes).metadata()
        const upright = index === 3 ? [320, 240] : [300, 400]
        expect([format, width, height, exif]).toEqual(['jpeg', ...upright, undefined])
      }
      // Clay, in the drawing too.
      const { data } = await sharp(Buffer.from(attached[3]?.[2] ?? '', 'base64'))
        .extract({ left: 60, top: 60, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(Math.abs((data[0] ?? 0) - 0x85)).toBeLessThan(8)
    } finally {
      await requests.end()
      await office.close()
    }
  })

  test('is made smaller', async () => {
    const requests = await openHarness()
    try {
      const large = await photo('jpeg', { width: 4_000, height: 3_000 })
      await post(requests, [large])
      const [file = ''] = filesIn(requests, 'drafts')
      expect(await sharp(file).metadata()).toMatchObject({ width: 1_800, height: 2_400 })
      expect(statSync(file).mode & 0o777).toBe(0o600)
    } finally {
      await requests.end()
    }
  })
})

test('takes of a photograph that was cut short what there is of it, as browsers do', async () => {
  const requests = await openHarness()
  try {
    const detailed = await noise('jpeg')
    const withoutEnd = { name: 'zonder-einde.jpg', bytes: detailed.bytes.subarray(0, -2) }
    const files = [withoutEnd, truncated(detailed, 0.6), truncated(await noise('png'), 0.6)]
    const result = await post(requests, files, { email: 'wilg' })
    expect(namesOf(result)).toEqual(['zonder-einde.jpg', 'ruis.jpeg', 'ruis.png'])
    for (const file of filesIn(requests, 'drafts')) expect((await sharp(file).stats()).entropy).toBeGreaterThan(1)
  } finally {
    await requests.end()
  }
})

test('refuses what is no photograph, says why, and keeps the others and what was typed', async () => {
  const requests = await openHarness()
  try {
    const files: PhotoFile[] = [
      { name: 'tekening.jpg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>') },
      { name: 'pagina.jpg', bytes: Buffer.from('<!DOCTYPE html><script>alert(1)</script>') },
      bomb(),
      truncated(heic),
      jpeg,
    ]
    const result = await post(requests, files, { email: 'wilg' })
    expect(faultOf(result)).toBe(
      [
        'tekening.jpg is geen JPEG, PNG, HEIC of WebP.',
        'pagina.jpg is geen JPEG, PNG, HEIC of WebP.',
        'bom.png heeft meer beeldpunten dan wij aankunnen. Verklein de foto, of kies een andere.',
        'IMG_0412.HEIC is beschadigd en gaat niet open. Kies een andere.',
      ].join(' '),
    )
    expect(formOf(result)).toMatchObject({
      step: 'fill',
      faults: { email: 'Vul een geldig e-mailadres in.' },
      values: { message: filledIn.service['message'], email: 'wilg' },
    })
    expect(namesOf(result)).toEqual(['lade.jpeg'])
    for (const other of [truncated(jpeg, 0.1), truncated(heic, 0.3), { name: 'leeg.jpg', bytes: new Uint8Array() }])
      expect(faultOf(await post(requests, [other])), other.name).toContain(other.name)
    expect(filesIn(requests, 'arriving')).toEqual([])
    expect(filesIn(requests, 'drafts')).toHaveLength(1)
  } finally {
    await requests.end()
  }
})

test('takes five of six, none of 11 MB, and goes on with those that it has', async () => {
  const requests = await openHarness()
  try {
    const six = Array.from({ length: 6 }, (_, index) => ({ ...jpeg, name: `${index + 1}.jpg` }))
    const result = await post(requests, six)
    expect(faultOf(result)).toBe('U kunt vijf foto’s meesturen; 6.jpg gaat niet mee.')
    expect(namesOf(result)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'])
    const large = { name: 'groot.jpg', bytes: Buffer.concat([jpeg.bytes, Buffer.alloc(11_000_000)]) }
    const photos = formOf(result).values['photos'] ?? ''
    const [first = '', second = ''] = photos.split(',')
    const next = await post(requests, [large], { photos: `${first},${second}` })
    expect(faultOf(next)).toBe('groot.jpg is groter dan 10 MB. Verklein de foto, of kies een andere.')
    expect(namesOf(next)).toEqual(['1.jpg', '2.jpg'])
    const summary = await post(requests, [], { photos: `${first},${second}` })
    const stored = await storedPhotos(requests, await send(requests, summary))
    expect(stored.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg'])
    expect(filesIn(requests, 'arriving')).toEqual([])
  } finally {
    await requests.end()
  }
})

test('does not read half a gigabyte, whether the length says so or not', async () => {
  const requests = await openHarness()
  try {
    let read = 0
    const piece = new Uint8Array(1_048_576)
    const endless = (headers: Record<string, string>) => {
      const head = '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n'
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          controller.enqueue(read === 0 ? Buffer.from(head) : piece)
          read += 1
          if (read > 500) controller.close()
        },
      })
      const type = { origin, 'content-type': 'multipart/form-data; boundary=b' }
      const init = { method: 'POST', headers: { ...type, ...headers }, body, duplex: 'half' }
      return new Request(`${origin}/service/verzoek`, init)
    }
    const before = process.memoryUsage().rss
    expect(formOf(await handlePostedRequest(requests, 'service', endless({})))).toMatchObject({
      step: 'fill',
      values: {},
    })
    expect(read).toBeLessThan(140)
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
    read = 0
    await handlePostedRequest(requests, 'service', endless({ 'content-length': '524288000' }))
    expect(read).toBeLessThan(3)
    expect(filesIn(requests, 'arriving')).toEqual([])
  } finally {
    await requests.end()
  }
})

test('kills what takes too long, and says that the file is broken', async () => {
  const requests = await openHarness()
  try {
    const folder = join(requests.dataDir, 'slow')
    mkdirSync(folder)
    const [source, target] = [join(folder, 'a'), join(folder, 'b')]
    writeFileSync(source, jpeg.bytes)
    expect(await convertPhoto(source, target, 1)).toEqual({ is: 'refused', why: 'broken' })
    expect(existsSync(target)).toBe(false)
  } finally {
    await requests.end()
  }
})

test('gives each request files of its own, deletes them with it, and leaves the form of a second one as it is', async () => {
  const requests = await openHarness()
  try {
    const summary = await post(requests, [jpeg])
    const result = await send(requests, summary)
    const again = await post(requests, [], {
      photos: formOf(summary).values['photos'] ?? '',
      email: 'els@water.example',
    })
    const second = await send(requests, again, 'els@water.example')
    expect(filesIn(requests, 'kept')).toHaveLength(2)
    const [one] = await storedPhotos(requests, result)
    const [two] = await storedPhotos(requests, second)
    expect(one?.file).not.toBe(two?.file)
    expect(await forgetRequestsOf(requests.db, requests.uploads, email)).toBe(1)
    expect(filesIn(requests, 'kept')).toEqual([join(requests.dataDir, 'photos/kept', two?.file ?? '')])
    requests.pass(400 * 24 * hour)
    expect(await forgetExpiredRequests(requests.db, requests.uploads, requests.now())).toBe(1)
    expect(filesIn(requests, 'kept')).toEqual([])
  } finally {
    await requests.end()
  }
})

test('stores a form once that is sent five times at once, with one set of files', async () => {
  const requests = await openHarness()
  try {
    const summary = await post(requests, [jpeg, jpeg])
    const last = { ...lastStep(requests, 'service', email, summary), photos: formOf(summary).values['photos'] ?? '' }
    const results = await Promise.all(
      Array.from({ length: 5 }, () => handlePostedRequest(requests, 'service', formRequest(last))),
    )
    expect(results.every(isStored)).toBe(true)
    expect(filesIn(requests, 'kept')).toHaveLength(2)
    requests.pass(3 * hour)
    await forgetLostUploads(requests.db, requests.uploads)
    expect(filesIn(requests, 'kept'), 'a row knows them').toHaveLength(2)
    expect(filesIn(requests, 'drafts')).toEqual([])
    expect(isStored(await handlePostedRequest(requests, 'service', formRequest(last))), 'sent once more').toBe(true)
  } finally {
    await requests.end()
  }
})

test('asks again for photographs of a form that was open too long, and for nothing else', async () => {
  const requests = await openHarness()
  try {
    const summary = await post(requests, [jpeg])
    requests.pass(2 * hour)
    const renewed = await handlePostedRequest(
      requests,
      'service',
      formRequest({ ...filledIn.service, email, photos: formOf(summary).values['photos'] ?? '' }),
    )
    expect(faultOf(renewed)).toBe('lade.jpeg is gewist, omdat het formulier te lang openstond. Kies de foto opnieuw.')
    expect(formOf(renewed).values).toMatchObject({ message: filledIn.service['message'], photos: '' })
  } finally {
    await requests.end()
  }
})

test('uses no file of another folder, whatever the form names', async () => {
  const requests = await openHarness()
  try {
    const summary = await post(requests, [jpeg])
    const [real] = readUploads(formOf(summary).values['photos'] ?? '')
    writeFileSync(join(requests.dataDir, 'secret.jpg'), 'secret')
    for (const photos of [
      '../secret*a.jpg',
      `../../${real?.id ?? ''}*a.jpg`,
      `${'A'.repeat(32)}*a.jpg`,
      '*',
      real?.id ?? '',
    ])
      expect(formOf(await post(requests, [], { photos })).values['photos'], photos).toBe('')
  } finally {
    await requests.end()
  }
})

describe('while something is away', () => {
  test('takes the request without photographs where their folder cannot be written', async () => {
    const requests = await openHarness()
    try {
      writeFileSync(join(requests.dataDir, 'photos'), 'in the way')
      const result = await post(requests, [jpeg])
      expect(faultOf(result)).toBe(
        'lade.jpeg konden wij niet bewaren. Verstuur uw verzoek zonder, of probeer het later opnieuw.',
      )
      expect(formOf(result)).toMatchObject({ step: 'fill', values: { message: filledIn.service['message'] } })
      expect(isStored(await send(requests, await post(requests, [])))).toBe(true)
      const summary = formOf(await post(requests, []))
      expect(summary.step).toBe('check')
    } finally {
      await requests.end()
    }
  })

  test('keeps the form when the disk is full, takes it later, and leaves no part of a file', async () => {
    const requests = await openHarness()
    const folder = join(requests.dataDir, 'photos')
    mkdirSync(folder)
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300k', 'tmpfs', folder]).status).toBe(0)
    try {
      const plain = { create: { width: 700, height: 700, channels: 3 as const, background: '#000' } }
      const bytes = await sharp({ create: { ...plain.create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
        .jpeg({ quality: 95 })
        .toBuffer()
      const result = await post(requests, [{ name: 'vol.jpg', bytes }])
      expect(faultOf(result)).toContain('vol.jpg konden wij niet bewaren.')
      expect([...filesIn(requests, 'arriving'), ...filesIn(requests, 'drafts')]).toEqual([])
      const small = await post(requests, [jpeg])
      expect(isStored(await send(requests, small))).toBe(true)
    } finally {
      await requests.end()
      spawnSync('umount', ['-l', folder])
    }
  })

  test('sends the photographs once the mail server is back', async () => {
    const office = await openPostOffice()
    const requests = await openHarness({ SMTP_URL: office.url })
    try {
      await office.close()
      expect(isStored(await send(requests, await post(requests, [jpeg])))).toBe(true)
      await requests.mailer.settle()
      requests.pass(hour)
      await forgetLostUploads(requests.db, requests.uploads)
      await office.open()
      requests.pass(hour)
      requests.mailer.wake()
      await requests.mailer.settle()
      expect(office.mails.filter(({ raw }) => raw.includes('filename=1-lade.jpg'))).toHaveLength(1)
    } finally {
      await requests.end()
      await office.close()
    }
  })

  test('sends the mail without a photograph that is lost, and names it; waits where the folder is gone', async () => {
    const office = await openPostOffice()
    const requests = await openHarness({ SMTP_URL: office.url })
    try {
      await office.close()
      await send(requests, await post(requests, [jpeg]))
      await requests.mailer.settle()
      const [file = ''] = filesIn(requests, 'kept')
      const bytes = readFileSync(file)
      rmSync(join(requests.dataDir, 'photos'), { recursive: true })
      await office.open()
      requests.pass(hour)
      requests.mailer.wake()
      await requests.mailer.settle()
      expect(office.mails.filter(({ to }) => !to.includes(email))).toEqual([])
      mkdirSync(join(requests.dataDir, 'photos/kept'), { recursive: true })
      expect(bytes.length).toBeGreaterThan(0)
      requests.pass(hour)
      requests.mailer.wake()
      await requests.mailer.settle()
      const mail = office.mails.find(({ to }) => !to.includes(email))
      expect(readable(mail?.raw ?? '')).toContain('Niet meer te lezen')
    } finally {
      await requests.end()
      await office.close()
    }
  })
})

test('deletes what arrived for an hour and what no row knows, and nothing younger', async () => {
  const requests = await openHarness()
  try {
    const folder = join(requests.dataDir, 'photos')
    for (const name of ['arriving', 'drafts', 'kept']) {
      mkdirSync(join(folder, name), { recursive: true })
      writeFileSync(join(folder, name, `${'A'.repeat(32)}.jpg`), 'x')
    }
    await forgetLostUploads(requests.db, requests.uploads)
    const left = () => ['arriving', 'drafts', 'kept'].flatMap((name) => readdirSync(join(folder, name)))
    expect(left()).toHaveLength(3)
    requests.pass(1.2 * hour)
    await forgetLostUploads(requests.db, requests.uploads)
    expect(readdirSync(join(folder, 'drafts'))).toHaveLength(1)
    expect(left()).toHaveLength(1)
    requests.pass(hour)
    await forgetLostUploads(requests.db, requests.uploads)
    expect(left()).toEqual([])
  } finally {
    await requests.end()
  }
})

test('counts photographs, so that nobody keeps the server busy with them', async () => {
  const requests = await openHarness({ RATE_LIMIT_REQUESTS: 3 })
  try {
    const result = await post(
      requests,
      Array.from({ length: 5 }, (_, index) => ({ ...jpeg, name: `${index + 1}.jpg` })),
    )
    expect(namesOf(result)).toEqual(['1.jpg', '2.jpg', '3.jpg'])
    expect(faultOf(result)).toContain('4.jpg is niet aangekomen, omdat het druk is.')
    const robot = await post(requests, [jpeg], { website: 'x' })
    expect(namesOf(robot)).toEqual([])
  } finally {
    await requests.end()
  }
})
