type Marks = Record<string, string>;

/** Returns the path of each value with `value`, `null` or `masked`, or for a list one of each kind: `(null | value)`. */
export function keyPathsOf(value: unknown, path = ''): Marks {
  if (Array.isArray(value)) {
    if (value.length === 0) return { [`${path}[]`]: 'value' };
    const kinds = new Set(value.map((element) => JSON.stringify(keyPathsOf(element, `${path}[]`))));
    const marks = [...kinds].toSorted().map((text): Marks => JSON.parse(text));
    return combine(marks, (ofKinds) => `(${ofKinds.join(' | ')})`);
  }
  if (typeof value !== 'object' || value === null) return { [path]: markOf(value) };
  const keys = Object.entries(value).map(([key, held]) => keyPathsOf(held, path ? `${path}.${key}` : key));
  return keys.length > 0 ? combine([Object.assign({}, ...keys)]) : { [`${path}{}`]: 'value' };
}

/** Returns what the readers of a response see as one line for each path, which names the readers that see no value. */
export function describeKeyPaths(seen: { to: string; body: unknown }[]): string[] {
  const marks = combine(
    seen.map(({ body }) => keyPathsOf(body)),
    (ofReaders) =>
      [...Map.groupBy(seen.keys(), (at) => ofReaders[at])]
        .filter(([mark]) => mark !== 'value')
        .map(([mark, at]) => `${mark} to ${at.map((one) => seen[one]?.to).join(', ')}`)
        .join('; '),
  );
  return Object.entries(marks).map(([path, mark]) => (mark === 'value' ? path : `${path}: ${mark}`));
}

/** Combines the marks of several, in the order of the paths; `write` writes those that differ. */
function combine(list: Marks[], write: (marks: string[]) => string = String): Marks {
  const paths = [...new Set(list.flatMap(Object.keys))].toSorted();
  const combined = paths.map((path): [string, string] => {
    const marks = list.map((one) => one[path] ?? 'none');
    return [path, new Set(marks).size > 1 ? write(marks) : (marks[0] ?? 'none')];
  });
  return Object.fromEntries(combined);
}

function markOf(value: unknown): string {
  if (value === null) return 'null';
  return typeof value === 'string' && value.includes('•') ? 'masked' : 'value';
}
