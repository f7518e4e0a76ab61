import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markdownLink, markdownTable, plainMarkdown, richTextMarkdown } from './markdown-text.ts'

test('escapes every character that would be markup', () => {
  expect(plainMarkdown('# 1 *vet* [x](y) <b> a|b _c_')).toBe(String.raw`\# 1 \*vet\* \[x\](y) \<b\> a\|b \_c\_`)
  expect(['1. eerst', '- streep', '2) dan'].map(plainMarkdown)).toEqual([
    String.raw`\1. eerst`,
    String.raw`\- streep`,
    String.raw`\2) dan`,
  ])
})

test('gives each row as many cells as the header, whatever the texts', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 5 }), (rows) => {
      const lines = markdownTable(['a', 'b'], rows).split('\n')
      expect(lines).toHaveLength(rows.length + 2)
      for (const line of lines) expect(line.replaceAll(/\\./g, '').split('|')).toHaveLength(4)
    }),
  )
})

test('keeps headings, lists, links and bold words of rich text', () => {
  expect(
    richTextMarkdown([
      { type: 'heading', level: 1, children: [{ type: 'text', text: 'Kop' }] },
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Met' },
          { type: 'text', text: ' nadruk ', bold: true },
          { type: 'text', text: 'en ' },
          { type: 'link', url: 'https://a.example/(x)', children: [{ type: 'text', text: 'link' }] },
        ],
      },
      {
        type: 'list',
        format: 'ordered',
        children: [
          { type: 'list-item', children: [{ type: 'text', text: 'een' }] },
          { type: 'list-item', children: [{ type: 'text', text: 'twee' }] },
        ],
      },
    ]),
  ).toBe('## Kop\n\nMet **nadruk** en [link](https://a.example/%28x%29)\n\n1. een\n2. twee')
})

test('writes an address of this site with its origin', () => {
  expect(markdownLink('Contact', '/contact')).toMatch(/^\[Contact\]\(https?:\/\/[^/]+\/contact\)$/)
})
