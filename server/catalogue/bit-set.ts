/** Sets of small whole numbers as bits, 32 to a word. All sets of one index have the same length. */

export type BitSet = Uint32Array

/** An empty set for numbers below `size`. */
export function emptySet(size: number): BitSet {
  return new Uint32Array((size + 31) >>> 5)
}

/** All numbers below `size`. */
export function fullSet(size: number): BitSet {
  const set = emptySet(size).fill(0xffff_ffff)
  if (size % 32 !== 0) set[set.length - 1] = (1 << (size % 32)) - 1
  return set
}

export function addTo(set: BitSet, member: number): void {
  set[member >>> 5] = (set[member >>> 5] ?? 0) | (1 << (member & 31))
}

export function has(set: BitSet, member: number): boolean {
  return ((set[member >>> 5] ?? 0) & (1 << (member & 31))) !== 0
}

/** The intersection of `sets`. */
export function intersection([first, ...others]: readonly [BitSet, ...BitSet[]]): BitSet {
  const result = first.slice()
  for (const other of others) {
    for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) & (other[word] ?? 0)
  }
  return result
}

/** The union of `sets`. */
export function union([first = new Uint32Array(), ...others]: readonly BitSet[]): BitSet {
  const result = first.slice()
  for (const other of others) {
    for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) | (other[word] ?? 0)
  }
  return result
}

/** The members of `from` that are not in `taken`. */
export function difference(from: BitSet, taken: BitSet): BitSet {
  const result = from.slice()
  for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) & ~(taken[word] ?? 0)
  return result
}

export function sizeOf(set: BitSet): number {
  return sharedSize(set, set)
}

/** How many members `a` and `b` have in common. */
export function sharedSize(a: BitSet, b: BitSet): number {
  let count = 0
  for (let word = 0; word < a.length; word++) count += bitsIn((a[word] ?? 0) & (b[word] ?? 0))
  return count
}

/** Calls `visit` with every member, ascending. */
export function forEachMember(set: BitSet, visit: (member: number) => void): void {
  for (let word = 0; word < set.length; word++) {
    let bits = set[word] ?? 0
    while (bits !== 0) {
      visit(word * 32 + 31 - Math.clz32(bits & -bits))
      bits &= bits - 1
    }
  }
}

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555)
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
