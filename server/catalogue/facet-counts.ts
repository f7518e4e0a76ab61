/**
 * How many members a set of bits shares with each of many others: what a filter shows beside its values. With a hundred thousand products this is
 * where a query spends its time, so it is done 128 bits at a time, by a few WebAssembly instructions that stand here in full.
 */
import type { BitSet } from './bit-set.ts'

/** Bytes of one step: four times 128 bits, of which the counts are added up before they are widened. */
const step = 64
const page = 65_536

/** A function from `base` to its shared sizes with `sets`, in their order. All sets have the length of `base`; the answer is overwritten by the next call. */
export function buildFacetCounts(sets: readonly BitSet[], words: number): (base: BitSet) => Uint32Array {
  const bytes = Math.ceil((words * 4) / step) * step
  const memory = new WebAssembly.Memory({
    initial: Math.ceil(((sets.length + 1) * bytes + sets.length * 4) / page) || 1,
  })
  // In memory: the base, the sets, the counts.
  const base = new Uint32Array(memory.buffer, 0, words)
  for (const [at, set] of sets.entries()) new Uint32Array(memory.buffer, (at + 1) * bytes, words).set(set)
  const counts = new Uint32Array(memory.buffer, (sets.length + 1) * bytes, sets.length)
  const { count } = new WebAssembly.Instance(counter, { index: { memory } }).exports
  if (typeof count !== 'function') throw new Error('The counter of facets exports no function.')
  return (given) => {
    if (sets.length === 0) return counts
    base.set(given)
    count(bytes, sets.length)
    return counts
  }
}

// (func (export "count") (param $bytes i32) (param $sets i32) (local $number i32) (local $set i32) (local $at i32) (local $sum v128))
const [bytes, sets, number, set, at, sum] = [0, 1, 2, 3, 4, 5]
const get = (local: number) => [0x20, local]
const put = (local: number) => [0x21, local]
const i32 = (value: number) => [0x41, value | 0x80, 0] // signed: one byte would be negative from 64 on
const add = [0x6a],
  multiply = [0x6c],
  below = [0x49]
const loop = (...body: number[][]) => [0x03, 0x40, ...body.flat(), 0x0b]
const againIf = [0x0d, 0]
const v128 = {
  zero: [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)],
  load: (offset: number) => [0xfd, 0x00, 4, offset],
  and: [0xfd, 0x4e],
  bitsInBytes: [0xfd, 0x62],
  addBytePairs: [0xfd, 0x7d],
  addPairs: [0xfd, 0x7f],
  addBytes: [0xfd, 0x6e],
  add: [0xfd, 0xae, 0x01],
  extract: (from: number) => [0xfd, 0x1b, from],
}

const body = [
  loop(
    // each set: where it begins, then its steps, then its count
    get(set),
    get(bytes),
    add,
    put(set),
    i32(0),
    put(at),
    v128.zero,
    put(sum),
    loop(
      ...[0, 16, 32, 48].flatMap((offset) => [
        get(at),
        v128.load(offset),
        get(set),
        get(at),
        add,
        v128.load(offset),
        v128.and,
        v128.bitsInBytes,
        ...(offset === 0 ? [] : [v128.addBytes]),
      ]),
      v128.addBytePairs,
      v128.addPairs,
      get(sum),
      v128.add,
      put(sum),
      get(at),
      i32(step),
      add,
      put(at),
      get(at),
      get(bytes),
      below,
      againIf,
    ),
    get(bytes),
    get(sets),
    i32(1),
    add,
    multiply,
    get(number),
    i32(4),
    multiply,
    add,
    ...[0, 1, 2, 3].flatMap((from) => [get(sum), v128.extract(from), ...(from === 0 ? [] : [add])]),
    [0x36, 2, 0], // i32.store
    get(number),
    i32(1),
    add,
    put(number),
    get(number),
    get(sets),
    below,
    againIf,
  ),
].flat()

const [i32Type, v128Type, functionType] = [0x7f, 0x7b, 0x60]
const sized = (content: readonly number[]) => [...leb(content.length), ...content]
const section = (id: number, content: readonly number[]) => [id, ...sized(content)]
const named = (name: string) => sized([...Buffer.from(name)])

/** A whole number as WebAssembly writes it: seven bits a byte, the lowest first. */
function leb(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb(value >>> 7)]
}

const counter = new WebAssembly.Module(
  Uint8Array.from([
    0x00,
    0x61,
    0x73,
    0x6d,
    1,
    0,
    0,
    0,
    ...section(1, [1, functionType, 2, i32Type, i32Type, 0]),
    ...section(2, [1, ...named('index'), ...named('memory'), 2, 0, 1]), // a memory of one page or more
    ...section(3, [1, 0]),
    ...section(7, [1, ...named('count'), 0, 0]),
    ...section(10, [1, ...sized([2, 3, i32Type, 1, v128Type, ...body, 0x0b])]),
  ]),
)
