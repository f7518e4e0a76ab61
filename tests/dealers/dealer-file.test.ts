/** Files of dealers as people make them: what is read, and what is said of each fault. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDealerFile } from '#server/dealers/dealer-file.ts'

const read = (text: string, name = 'dealers.csv') => readDealerFile(name, new TextEncoder().encode(text))
const head = 'Naam,Adres,Postcode,Plaats,Land,Provincie,latitude,longitude,Actief'

test('reads a file of a Dutch spreadsheet: semicolons, a byte order mark, quoted line ends, decimal commas, postcodes as typed', () => {
  const file = read(
    '\uFEFFnaam;Adres;Postcode;Plaats;Land;Provincie;latitude;longitude;Actief;openingstijden\r\n"Bad ""De Aa""\r\n& Zn.";Kade 1;8011ab;Zwolle;Nederland;Overijssel;52,51;6,09;1;\r\n\r\nZonder plek;Kade 2;9000;Gent;België;Oost-Vlaanderen;;;0;"ma gesloten, di 10:00-17:00, wo gesloten, do gesloten, vr gesloten, za gesloten, zo gesloten"\r\n',
  )
  expect(file).toMatchObject({
    status: 'good',
    dealers: [
      { Naam: 'Bad "De Aa"\r\n& Zn.', Postcode: '8011 AB', latitude: 52.51, longitude: 6.09, Actief: 1 },
      {
        Naam: 'Zonder plek',
        latitude: null,
        longitude: null,
        Actief: 0,
        openingstijden: expect.arrayContaining(['di 10:00-17:00']),
      },
    ],
  })
})

test('reports every bad row with its line and reason', () => {
  const file = read(
    [
      head,
      'A,Kade 1,8011 AB,Zwolle,Nederland,Overijssel,52,6,1',
      'B,Kade 1,8011,Zwolle,Nederland,Overijssel,52,6,1',
      'C,Kade 1,9000,Gent,Belgie,Oost-Vlaanderen,52,6,1',
      'D,"Kade',
      '1",8011 AB,Zwolle,Nederland,Salland,95,,2',
      'a,kade  1,8011AB,ZWOLLE,Nederland,Overijssel,52,6,1',
      'kort,Kade 1',
    ].join('\n'),
  )
  if (file.status === 'good') throw new Error('it was taken for good')
  expect(file.unit).toBe('line')
  expect(file.faults.map(({ line }) => line)).toEqual([3, 4, 5, 7, 8])
  expect(file.faults[0]?.reason).toContain('Postcode "8011" is no postcode of Nederland such as 8011 AB')
  expect(file.faults[1]?.reason).toContain('Land')
  expect(file.faults[2]?.reason).toMatch(/latitude.*Actief/)
  expect(file.faults[3]?.reason).toBe('the same name and address as line 2')
  expect(file.faults[4]?.reason).toBe('2 fields where the first line has 9')
})

test.each([
  ['without a name', { Naam: ' ' }, 'Naam is empty'],
  ['with an unknown country', { Land: 'Belgie' }, 'Land "Belgie" is none of Nederland, '],
  ['with a latitude that is no number', { latitude: 'noord' }, 'latitude "noord" is no number from -90 to 90'],
  ['with swapped coordinates', { latitude: 6, longitude: 52 }, 'latitude 6 and longitude 52 lie outside Nederland'],
  ['off the coast of Africa', { latitude: 0, longitude: 0 }, 'latitude 0 and longitude 0 lie outside Nederland'],
  [
    'with a number as Excel shortens it',
    { telefoon: '3,138E+10' },
    'telefoon "3,138E+10" is no single telephone number',
  ],
  ['with two numbers', { telefoon: '038-4600000 038-4600001' }, 'telefoon "038-4600000 038-4600001" is no single'],
  ['with a script as website', { website: 'javascript:alert(1)' }, 'website "javascript:alert(1)" is no web address'],
  ['with a bad email address', { email: 'bad' }, 'email "bad" is no email address'],
  [
    'with seven Mondays',
    { openingstijden: Array.from({ length: 7 }, () => 'ma gesloten') },
    'is not seven days from Monday',
  ],
  ['without an address', { Adres: undefined }, 'Adres is missing'],
])('says in words what is wrong with a dealer %s', (_what, change, reason) => {
  const dealer = {
    Naam: 'A',
    Adres: 'Kade 1',
    Postcode: '8011 AB',
    Plaats: 'Zwolle',
    Land: 'Nederland',
    Provincie: 'Overijssel',
    latitude: 52,
    longitude: 6,
    Actief: 1,
  }
  expect(read(JSON.stringify([dealer]), 'a.json').status).toBe('good')
  const file = read(JSON.stringify([{ ...dealer, ...change }]), 'a.json')
  expect(file).toMatchObject({ status: 'bad', faults: [{ line: 1, reason: expect.stringContaining(reason) }] })
})

test.each(['18:00-02:00', '25:00-99:99'])('refuses the hours %s', (hours) => {
  const file = read(
    `${head},openingstijden\nA,Kade 1,8011 AB,Zwolle,Nederland,Overijssel,52,6,1,"ma ${hours}, di gesloten, wo gesloten, do gesloten, vr gesloten, za gesloten, zo gesloten"`,
  )
  expect(file).toMatchObject({ status: 'bad', faults: [{ reason: expect.stringContaining('openingstijden') }] })
})

test('reads a line that names the separator, tabs, empty columns at the end, and ticked boxes', () => {
  const row = 'A,Kade 1,8011 AB,Zwolle,Nederland,Overijssel,52,6,WAAR'
  const good = { status: 'good', dealers: [{ Naam: 'A', Actief: 1 }] }
  expect(read(`sep=;\r\n${head}\r\n${row}`.replaceAll(',', ';'))).toMatchObject(good)
  expect(read(`${head}\n${row}`.replaceAll(',', '\t'))).toMatchObject(good)
  expect(read(`${head},,\n${row},,`)).toMatchObject(good)
})

test('refuses a file that is not a list of dealers', () => {
  const reason = (file: ReturnType<typeof read>) =>
    file.status === 'bad' ? file.faults.map((fault) => fault.reason).join('; ') : 'good'
  expect(reason(read(''))).toBe('the file is empty')
  expect(reason(read('Naam,Straat\nA,B'))).toContain('the column Adres is missing')
  expect(reason(read('Naam,Straat\nA,B'))).toContain('there is no field "Straat"')
  expect(reason(read(`${head}\n"open`))).toContain('quotation mark')
  expect(reason(read('{', 'a.json'))).toBe('the file is no JSON')
  expect(reason(read('{}', 'a.json'))).toBe('the file is no list of records')
  expect(reason(readDealerFile('a.csv', Uint8Array.from([0x4e, 0xe9, 0x0a])))).toContain('UTF-8')
})

test('reads or refuses any bytes', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array({ maxLength: 200 }),
        fc
          .string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', 'a', 'é'), maxLength: 60 })
          .map((tail) => new TextEncoder().encode(`${head}\n${tail}`)),
      ),
      fc.constantFrom('a.csv', 'a.json'),
      (bytes, name) => {
        const file = readDealerFile(name, bytes)
        expect(file.status === 'good' ? file.dealers.length : file.faults.length).toBeGreaterThanOrEqual(
          file.status === 'good' ? 0 : 1,
        )
      },
    ),
  )
})
