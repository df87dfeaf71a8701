interface Part {
  text: string;
  change: 'same' | 'added' | 'removed';
}

/** Texts beyond this many words are shown whole, because comparing them would take too long. */
const MAX_WORDS = 1500;

/** Compares two texts word by word: what stayed, what was removed and what was added, in reading order. */
export function diffWords(before: string, after: string): Part[] {
  const [one, other] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)];
  if (one.length > MAX_WORDS || other.length > MAX_WORDS)
    return [
      { text: before, change: 'removed' },
      { text: after, change: 'added' },
    ];
  const lengths = commonLengths(one, other);
  const parts: Part[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const change = nextChange(one[i], other[j], at(lengths, i + 1, j) >= at(lengths, i, j + 1));
    add(parts, (change === 'removed' ? one[i] : other[j]) ?? '', change);
    if (change !== 'added') i += 1;
    if (change !== 'removed') j += 1;
  }
  return parts.filter(({ text }) => text !== '');
}

/** Decides about the next word of each text; one of them may have ended. */
function nextChange(
  mine: string | undefined,
  theirs: string | undefined,
  dropsMine: boolean,
): Part['change'] {
  if (theirs === undefined) return 'removed';
  if (mine === undefined) return 'added';
  if (mine.trim() === theirs.trim()) return 'same';
  return dropsMine ? 'removed' : 'added';
}

function add(parts: Part[], text: string, change: Part['change']) {
  const last = parts.at(-1);
  if (last?.change === change) last.text += text;
  else parts.push({ text, change });
}

function at(lengths: readonly number[][], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}

/** Returns how many words the ends of both texts have in common, from each pair of places on. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] ?? [];
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const isSame = one[i]?.trim() === other[j]?.trim();
      row[j] = isSame
        ? at(lengths, i + 1, j + 1) + 1
        : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
    }
  }
  return lengths;
}
