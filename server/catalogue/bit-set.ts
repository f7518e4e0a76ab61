/** Sets of small whole numbers as bits, 32 to a word; all sets of one index have the same length. */

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

export function setOf(size: number, members: Iterable<number>): BitSet {
  const set = emptySet(size)
  for (const member of members) addTo(set, member)
  return set
}

export function addTo(set: BitSet, member: number): void {
  set[member >>> 5] = (set[member >>> 5] ?? 0) | (1 << (member & 31))
}

export function removeFrom(set: BitSet, member: number): void {
  set[member >>> 5] = (set[member >>> 5] ?? 0) & ~(1 << (member & 31))
}

export function has(set: BitSet, member: number): boolean {
  return ((set[member >>> 5] ?? 0) & (1 << (member & 31))) !== 0
}

/** Writes into `into` what is in all of `sets` (at least one), and returns it. */
export function intersection(into: BitSet, sets: readonly BitSet[]): BitSet {
  const [first, ...others] = sets
  if (first) into.set(first)
  for (const other of others)
    for (let word = 0; word < into.length; word++) into[word] = (into[word] ?? 0) & (other[word] ?? 0)
  return into
}

/** Writes into `into` what is in any of `sets` (at least one), and returns it. */
export function union(into: BitSet, sets: readonly BitSet[]): BitSet {
  const [first, ...others] = sets
  if (first) into.set(first)
  for (const other of others)
    for (let word = 0; word < into.length; word++) into[word] = (into[word] ?? 0) | (other[word] ?? 0)
  return into
}

/** Writes into `into` what is in `from` and not in `taken`, and returns it. */
export function difference(into: BitSet, from: BitSet, taken: BitSet): BitSet {
  for (let word = 0; word < into.length; word++) into[word] = (from[word] ?? 0) & ~(taken[word] ?? 0)
  return into
}

export function sizeOf(set: BitSet): number {
  return sharedSize(set, set)
}

/**
 * How many members `a` and `b` share, without making a set of them. Three words are added up before their bits are counted: this is where a
 * query spends its time.
 */
export function sharedSize(a: BitSet, b: BitSet): number {
  const { length } = a
  let count = 0
  let word = 0
  for (; word + 2 < length; word += 3) {
    const x = (a[word] ?? 0) & (b[word] ?? 0)
    const y = (a[word + 1] ?? 0) & (b[word + 1] ?? 0)
    const z = (a[word + 2] ?? 0) & (b[word + 2] ?? 0)
    const either = x ^ y
    const ones = either ^ z
    const twos = (x & y) | (either & z)
    const onePairs = ones - ((ones >>> 1) & 0x5555_5555)
    const twoPairs = twos - ((twos >>> 1) & 0x5555_5555)
    const oneNibbles = (onePairs & 0x3333_3333) + ((onePairs >>> 2) & 0x3333_3333)
    const twoNibbles = (twoPairs & 0x3333_3333) + ((twoPairs >>> 2) & 0x3333_3333)
    const nibbles = oneNibbles + 2 * twoNibbles // at most 12 in each
    count += Math.imul((nibbles & 0x0f0f_0f0f) + ((nibbles >>> 4) & 0x0f0f_0f0f), 0x0101_0101) >>> 24
  }
  for (; word < length; word++) count += bitsIn((a[word] ?? 0) & (b[word] ?? 0))
  return count
}

/** Calls `visit` with every member, rising, until it answers false. */
export function forEachMember(set: BitSet, visit: (member: number) => boolean | void): void {
  for (let word = 0; word < set.length; word++) {
    let bits = set[word] ?? 0
    while (bits !== 0) {
      const lowest = 31 - Math.clz32(bits & -bits)
      if (visit(word * 32 + lowest) === false) return
      bits &= bits - 1
    }
  }
}

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555)
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
