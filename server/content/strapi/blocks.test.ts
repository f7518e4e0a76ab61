import fc from 'fast-check'
import { expect, test } from 'vitest'
import { richTextSchema } from '#domain/rich-text.ts'
import { wireBlocksSchema } from './blocks.ts'

const text = (words: string) => ({ type: 'text', text: words })

test('what the site shows passes as it is', () => {
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
  expect(wireBlocksSchema.parse(blocks)).toEqual(blocks)
})

test('the words of other blocks stay, their form becomes the nearest, and pictures go', () => {
  expect(
    wireBlocksSchema.parse([
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

test('a link that is a script loses its address and keeps its words', () => {
  for (const url of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '//elders.example']) {
    expect(
      wireBlocksSchema.parse([{ type: 'paragraph', children: [{ type: 'link', url, children: [text('hier')] }] }]),
    ).toEqual([{ type: 'paragraph', children: [text('hier')] }])
  }
  for (const url of ['/contact', '#kop', 'https://a.example', 'mailto:info@oeverhout.example', 'tel:+31880001234'])
    expect(
      JSON.stringify(
        wireBlocksSchema.parse([{ type: 'paragraph', children: [{ type: 'link', url, children: [text('hier')] }] }]),
      ),
    ).toContain(url)
})

test('any list of blocks becomes rich text of the site', () => {
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
  fc.assert(fc.property(fc.array(node), (blocks) => richTextSchema.safeParse(wireBlocksSchema.parse(blocks)).success))
})
