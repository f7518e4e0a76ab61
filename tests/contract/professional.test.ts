/** Files for the software of fitters, dealers and architects, opened by programs that are not ours. `EVERY_SIZE=yes` tries every size of every product. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IFCDISTRIBUTIONPORT, IFCFURNITURE, IFCMASSMEASURE, IFCPROPERTYSINGLEVALUE, IfcAPI } from 'web-ifc'
import { Validator } from '@seriousme/openapi-schema-validator'
import type { Product, Variant } from '#domain/catalogue/product.schema.ts'
import { dimensionLabel } from '#domain/dimensions.ts'
import { ifcFile, ifcGuid } from '#domain/professional/ifc-file.ts'
import { objFile } from '#domain/professional/obj-file.ts'
import { priceListColumns } from '#domain/professional/price-list.ts'
import { priceWithoutVat } from '#domain/professional/professional-article.ts'
import { tenderText } from '#domain/professional/tender-text.ts'
import { bmecatCatalogue } from '#domain/professional/bmecat.ts'
import { xchangeCatalogue } from '#domain/professional/xchange.ts'
import { mirrorArticles, professionalArticles, technicalOf } from '#server/professional/articles.ts'
import { buildingObject, productDxf } from '#server/professional/building-objects.ts'
import { openApi } from '#server/professional/open-api.ts'
import { pricePdf } from '#server/professional/price-pdf.ts'
import { priceWorkbook } from '#server/professional/price-workbook.ts'
import { canRun, findEzdxf } from '#tests/services/programs.ts'
import { pdfWords } from './pdf-words.ts'
import { files, products } from './configurator-kits.ts'

const every = process.env['EVERY_SIZE'] === 'yes'

/** Every size in its first finish, or one product of each model. */
function pieces(): [Product, Variant][] {
  const models = new Set<string>()
  return products.flatMap((product): [Product, Variant][] => {
    if (!every && models.has(product.model)) return []
    models.add(product.model)
    const sizes = new Map(product.variants.toReversed().map((variant) => [dimensionLabel(variant), variant]))
    return [...sizes.values()].slice(0, every ? Infinity : 1).map((variant) => [product, variant])
  })
}
const articles = [...products.flatMap((product) => professionalArticles(files, product)), ...mirrorArticles(files)]
const facts = {
  name: 'Catalogus',
  version: '1',
  date: '2026-11-01',
  validFrom: '2026-01-01',
  supplier: { name: 'Oeverhout', vat: 'NL000001995B01' },
}

const folder = mkdtempSync(join(tmpdir(), 'professional-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('IFC', () => {
  const api = new IfcAPI()
  beforeAll(() => api.Init())

  it.each(pieces())('$name has its width, its mass and its connections', (product, variant) => {
    const guid = (role: string) => ifcGuid(createHash('sha1').update(`${variant.article} ${role}`).digest())
    const object = buildingObject(files, product, variant)
    const model = api.OpenModel(new TextEncoder().encode(ifcFile(object, { date: '2026-11-01', guid })))
    expect(api.GetModelSchema(model)).toBe('IFC4')
    expect(api.GetLine(model, api.GetLineIDsWithType(model, IFCFURNITURE).get(0)).Tag.value).toBe(variant.article)
    const [least, most] = widthOf(api, model)
    expect(Math.abs(most - least - (variant.width ?? variant.diameter ?? 0))).toBeLessThan(0.1)
    const values = Array.from(
      api.GetLineIDsWithType(model, IFCPROPERTYSINGLEVALUE),
      (id) => api.GetLine(model, id).NominalValue,
    )
    const kg = technicalOf(files, product)(variant).weight?.kg
    expect(
      values.filter(({ name, type }) => name === 'IFCMASSMEASURE' || type === IFCMASSMEASURE).map(({ value }) => value),
    ).toEqual(kg === undefined ? [] : [kg])
    const sizes = new Map(
      Array.from(api.GetLineIDsWithType(model, IFCPROPERTYSINGLEVALUE), (id) => api.GetLine(model, id)).map(
        ({ Name, NominalValue }) => [Name.value, NominalValue.value],
      ),
    )
    const { width, height, depth, diameter } = variant
    for (const [name, mm] of [
      ['NominalLength', width ?? diameter],
      ['NominalHeight', height ?? diameter],
      ['NominalDepth', depth],
    ] as const)
      expect(sizes.get(name) ?? null, name).toBe(mm)
    const ports = Array.from(api.GetLineIDsWithType(model, IFCDISTRIBUTIONPORT), (id) => api.GetLine(model, id, true))
    const places = ports.map(({ ObjectPlacement }) =>
      ObjectPlacement.RelativePlacement.Location.Coordinates.map(({ value }: { value: number }) => value),
    )
    expect(places.length).toBe(object.connections.length)
    places.forEach(([x, out, up], at) => {
      expect(Math.abs(x - (object.connections[at]?.x ?? Number.NaN))).toBeLessThan(0.1)
      expect(out).toBe(0)
      expect(Math.abs(up - (object.connections[at]?.y ?? Number.NaN))).toBeLessThan(0.1)
    })
    api.CloseModel(model)
  })
})

const isPrice = (word: string) => /^€|^op aanvraag$/.test(word)
/** 1234.5 -> '€ 1.234,50' */
function spoken(euros: string | number | null): string {
  if (euros === null) return 'op aanvraag'
  return `€\u00A0${Number(euros).toLocaleString('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}

/** The least and the most of x in mm. */
function widthOf(api: IfcAPI, model: number): [number, number] {
  let [least, most] = [Infinity, -Infinity]
  api.StreamAllMeshes(model, ({ geometries }) => {
    for (let at = 0; at < geometries.size(); at++) {
      const { geometryExpressID, flatTransformation: m } = geometries.get(at)
      const geometry = api.GetGeometry(model, geometryExpressID)
      const values = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize())
      for (let v = 0; v < values.length; v += 6) {
        const x =
          1000 *
          ((m[0] ?? 0) * (values[v] ?? 0) +
            (m[4] ?? 0) * (values[v + 1] ?? 0) +
            (m[8] ?? 0) * (values[v + 2] ?? 0) +
            (m[12] ?? 0))
        least = Math.min(least, x)
        most = Math.max(most, x)
      }
    }
  })
  return [least, most]
}

const layers = { drain: 'AFVOER A', cold: 'KOUD WATER K', warm: 'WARM WATER W' }

describe('DXF', () => {
  it.runIf(canRun(findEzdxf()))(
    'passes the audit of ezdxf in mm, with the sizes and connections of the catalogue',
    () => {
      const drawn = pieces().map(([product, variant]) => {
        const dxf = productDxf(files, product, variant)
        expect(dxf).not.toBeNull()
        const file = join(folder, `${variant.article}.dxf`)
        writeFileSync(file, dxf ?? '')
        const connections = buildingObject(files, product, variant).connections.map(({ kind, x, y }) => [
          layers[kind],
          x,
          y,
        ])
        return {
          file,
          width: variant.width ?? variant.diameter,
          height: variant.height ?? variant.diameter,
          connections,
        }
      })
      const { stdout, stderr, status } = spawnSync(findEzdxf() ?? 'python3', ['tests/contract/audit_dxf.py'], {
        input: JSON.stringify(drawn),
        encoding: 'utf8',
      })
      expect(stderr).toBe('')
      expect(status).toBe(0)
      const found: unknown = JSON.parse(stdout)
      expect(found).toEqual(
        drawn.map(({ width, height, connections }) => {
          const [[, , lowest] = []] = connections.toSorted(([, , one], [, , other]) => Number(one) - Number(other))
          return {
            errors: 0,
            units: 4,
            width,
            height,
            // The front hangs where the room has it: of the heights the differences are compared.
            connections: connections.map(([layer, x, y]) => [
              layer,
              expect.closeTo(Number(x), 1),
              expect.closeTo(Number(y) - Number(lowest), 1),
            ]),
          }
        }),
      )
    },
  )
})

describe('the catalogue as files', () => {
  it('is a workbook with every article, its number kept as text and its prices as numbers', async () => {
    const rows = await readSheet(Buffer.from(await priceWorkbook(articles, '2026-01-01')))
    expect(rows).toHaveLength(articles.length + 1)
    const [head = [], first = []] = rows
    const cell = (title: string) => first[head.indexOf(title)]
    const [article] = articles
    expect(cell('Artikelnummer')).toBe(article?.article)
    expect(cell('GTIN (intern)')).toBe(article?.gtin)
    expect(cell('Prijs incl. btw')).toBe((article?.price ?? 0) / 100)
    expect(cell('Prijs excl. btw')).toBe(priceWithoutVat(article?.price ?? 0) / 100)
  })

  it('prints every article once, with the prices of the rows of the other lists', async () => {
    const words = pdfWords(Buffer.from(await pricePdf(articles, '2026-01-01')))
    const printed = new Map(words.map((word, place) => [word, words.slice(place + 1, place + 5).filter(isPrice)]))
    const prices = priceListColumns.filter(({ title }) => title.startsWith('Prijs'))
    expect(prices).toHaveLength(2)
    for (const article of articles)
      expect(printed.get(article.article), article.article).toEqual(prices.map(({ value }) => spoken(value(article))))
    expect(words.filter(isPrice)).toHaveLength(2 * articles.length)
    // Each page names the products of its articles, and no other.
    const nameOf = new Map(articles.map(({ article, name }) => [article, name]))
    const names = new Set(nameOf.values())
    for (const page of words.join('\n').split('Oeverhout\nPrijslijst\n').slice(1)) {
      const runs = page.split('\n').map((run) => run.replace(/, vervolg$/, ''))
      expect(runs.filter((run) => names.has(run))).toEqual([...new Set(runs.flatMap((run) => nameOf.get(run) ?? []))])
    }
  })

  it('has every article once in xChange and in BMEcat, with its price and ETIM class', () => {
    const json = JSON.stringify(xchangeCatalogue(articles, facts, files.etim))
    const xml = bmecatCatalogue(articles, facts, files.etim)
    expect(json.match(/"ManufacturerProductNumber"/g)).toHaveLength(articles.length)
    expect(xml.match(/<SUPPLIER_PID>/g)).toHaveLength(articles.length)
    const classified = articles.filter(({ model }) => files.etim.classes.some(({ models }) => models.includes(model)))
    expect(json.match(/"EtimClassCode"/g)).toHaveLength(classified.length)
    expect(xml.match(/<REFERENCE_FEATURE_GROUP_ID>/g)).toHaveLength(classified.length)
  })

  it.runIf(canRun(findEzdxf()))('is well-formed XML for a parser that is not ours', () => {
    const argv = ['-c', 'import sys, xml.dom.minidom as x; print(x.parse(sys.stdin.buffer).documentElement.tagName)']
    const { stdout, stderr } = spawnSync(findEzdxf() ?? 'python3', argv, {
      input: bmecatCatalogue(articles, facts, files.etim),
      encoding: 'utf8',
    })
    expect([stderr, stdout.trim()]).toEqual(['', 'BMECAT'])
  })

  it('has the sizes, weight and package of every article in the price list', async () => {
    const [head = [], ...rows] = await readSheet(Buffer.from(await priceWorkbook(articles, '2026-01-01')))
    const cells = rows.map((row) => new Map(head.map((title, at) => [String(title), row[at] ?? null])))
    articles.forEach(({ article, size, weightKg, box, price }, at) => {
      const row = cells[at]
      const read = [
        'Breedte mm',
        'Hoogte mm',
        'Diepte mm',
        'Diameter mm',
        'Gewicht kg',
        'Verpakking kg',
        'Prijs incl. btw',
      ]
      expect(
        read.map((title) => row?.get(title)),
        article,
      ).toEqual([
        size.width,
        size.height,
        size.depth,
        size.diameter,
        weightKg,
        box?.kg ?? null,
        price > 0 ? price / 100 : null,
      ])
    })
  })

  it('splits a price in cents without losing one: the price with VAT comes back', () => {
    for (const { price } of articles)
      expect(Math.abs(Math.round(priceWithoutVat(price) * 1.21) - price)).toBeLessThanOrEqual(1)
  })

  it('names the same sizes and heights in a tender text as the drawing has', () => {
    for (const [product, variant] of pieces()) {
      const [article] = professionalArticles(files, { ...product, variants: [variant] })
      if (!article) throw new RangeError(`${variant.article} is not sold`)
      const { connections } = buildingObject(files, product, variant)
      const lines = new Map(tenderText(article, { manufacturer: 'Oeverhout', connections }).lines)
      expect(lines.get('Artikelnummer')).toBe(variant.article)
      const drain = connections.find(({ kind }) => kind === 'drain')
      expect(lines.get('Hart afvoer boven de afgewerkte vloer')).toBe(drain && `${drain.y} mm`)
    }
  })

  it('has as many corners in OBJ as in the model', () => {
    for (const [product, variant] of pieces()) {
      const object = buildingObject(files, product, variant)
      const corners = object.meshes.reduce((sum, { positions }) => sum + positions.length / 3, 0)
      expect(objFile(object, 'x').match(/^v /gm)).toHaveLength(corners)
    }
  })
})

describe('the open API', () => {
  it('is described in valid OpenAPI 3.1', async () => {
    const found = await new Validator().validate(JSON.parse(JSON.stringify(openApi())))
    expect(found).toMatchObject({ valid: true })
  })
})
