import fc from 'fast-check'
import { expect, test } from 'vitest'
import { richTextSchema } from '#domain/rich-text.ts'
import { wireRichTextSchema } from './rich-text.ts'

const text = (words: string) => ({ type: 'text', text: words })

test('keeps blocks that the site shows', () => {
  const blocks = [
    { type: 'heading', level: 2, children: [text('Wie')] },
    {
      type: 'paragraph',
      children: [
        { ...text('Vet'), bold: true },
        { type: 'link', url: '/contact', children: [text('contact')] },
      ],
    },
    { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('een')] }] },
    { type: 'quote', children: [text('Zo.')] },
  ]
  expect(wireRichTextSchema.parse(blocks)).toEqual(blocks)
})

test('keeps the words of other blocks in the nearest form, without pictures', () => {
  expect(
    wireRichTextSchema.parse([
      { type: 'image', image: { url: '/uploads/a.png' }, children: [text('')] },
      { type: 'code', language: 'css', children: [text('a { }')] },
      {
        type: 'list',
        format: 'unordered',
        indentLevel: 0,
        children: [
          { type: 'list-item', children: [text('een')] },
          { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [text('twee')] }] },
        ],
      },
      {
        type: 'paragraph',
        textAlign: 'center',
        children: [
          { ...text('Gewoon'), bold: false, color: 'red' },
          { type: 'emoji', name: 'x' },
        ],
      },
      'los',
      null,
    ]),
  ).toEqual([
    { type: 'paragraph', children: [{ ...text('a { }'), code: true }] },
    {
      type: 'list',
      format: 'unordered',
      children: [
        { type: 'list-item', children: [text('een')] },
        { type: 'list-item', children: [text('twee')] },
      ],
    },
    { type: 'paragraph', children: [text('Gewoon')] },
  ])
})

test('keeps the words of a link to a script, without the address', () => {
  for (const url of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '//elders.example']) {
    expect(
      wireRichTextSchema.parse([{ type: 'paragraph', children: [{ type: 'link', url, children: [text('hier')] }] }]),
    ).toEqual([{ type: 'paragraph', children: [text('hier')] }])
  }
  for (const url of ['/contact', '#kop', 'https://a.example', 'mailto:info@oeverhout.example', 'tel:+31880001234'])
    expect(
      JSON.stringify(
        wireRichTextSchema.parse([{ type: 'paragraph', children: [{ type: 'link', url, children: [text('hier')] }] }]),
      ),
    ).toContain(url)
})

test('reads plain text as paragraphs', () => {
  const given = 'De lade sluit\nvanzelf.\r\n\r\nNa 3 * 4 = 12 weken_werk. '
  expect(wireRichTextSchema.parse(given)).toEqual([
    { type: 'paragraph', children: [text('De lade sluit vanzelf.')] },
    { type: 'paragraph', children: [text('Na 3 * 4 = 12 weken_werk.')] },
  ])
})

test('reads Markdown', () => {
  const given = [
    '## Zo werkt het',
    'Draai **de _schroef_** los, zie [de handleiding](/montage) of [klik](javascript:alert(1)).',
    '1. Los',
    '2) Vast',
    '- `M4`',
    '> Let op ~~links~~ rechts \\*',
    '![Tekening](/uploads/a.png)',
    '',
    '---',
  ].join('\n')
  const item = (...children: object[]) => ({ type: 'list-item', children })
  expect(wireRichTextSchema.parse(given)).toEqual([
    { type: 'heading', level: 2, children: [text('Zo werkt het')] },
    {
      type: 'paragraph',
      children: [
        text('Draai '),
        { ...text('de '), bold: true },
        { ...text('schroef'), bold: true, italic: true },
        text(' los, zie '),
        { type: 'link', url: '/montage', children: [text('de handleiding')] },
        text(' of '),
        text('klik'),
        text(').'),
      ],
    },
    { type: 'list', format: 'ordered', children: [item(text('Los')), item(text('Vast'))] },
    { type: 'list', format: 'unordered', children: [item({ ...text('M4'), code: true })] },
    {
      type: 'quote',
      children: [text('Let op '), { ...text('links'), strikethrough: true }, text(' rechts *')],
    },
    { type: 'paragraph', children: [text('Tekening')] },
  ])
})

test('gives nothing for null and for text without words', () => {
  const empty = { type: 'paragraph', children: [text(' ')] }
  expect([null, undefined, '', ' \n', [], [empty]].map((given) => wireRichTextSchema.parse(given))).toEqual(
    Array.from({ length: 6 }, () => []),
  )
})

test('makes valid rich text of any blocks and any text', () => {
  const markdown = fc
    .array(fc.constantFrom('# ', '- ', '1. ', '> ', '**', '_', '`', '[a](', ')', '![', 'woord', ' ', '\n', '~~'))
    .map((parts) => parts.join(''))
  const node = fc.letrec((tie) => ({
    node: fc.record(
      {
        type: fc.constantFrom(
          'text',
          'link',
          'paragraph',
          'heading',
          'list',
          'list-item',
          'quote',
          'code',
          'image',
          'x',
        ),
        text: fc.string(),
        url: fc.string(),
        level: fc.nat(9),
        format: fc.constantFrom('ordered', 'unordered', 'x'),
        bold: fc.option(fc.boolean()),
        children: fc.array(tie('node'), { maxLength: 3 }),
      },
      { requiredKeys: ['type'] },
    ),
  })).node
  const anything = fc.oneof(fc.array(node), fc.string(), markdown)
  fc.assert(fc.property(anything, (given) => richTextSchema.safeParse(wireRichTextSchema.parse(given)).success))
})
