import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

/** The domains, in the order in which they may use one another: each may import only those before it. */
const domains = [
  'notifications',
  'accounts',
  'billing',
  'talent',
  'houses',
  'jobs',
  'applications',
  'auditions',
  'bookings',
  'messaging',
  'representation',
  'site',
  'privacy',
  'admin',
];
const MAX_DOMAINS = 14;
const MAX_PLATFORM_FOLDERS = 8;

interface Import {
  from: string;
  to: string;
  fromRoom: string;
  toRoom: string;
}

const levels = [
  { name: 'contract', source: 'contract/src', root: 'contract/src', shared: ['rules', 'words'] },
  { name: 'server', source: 'server/src', root: 'server/src/features', shared: [] },
  { name: 'web', source: 'web/src', root: 'web/src/features', shared: [] },
];

const violations: string[] = [];

/** Prints the structure of the sources, counted from their imports, and fails if it breaks a rule. */
for (const { name, source, root, shared } of levels) {
  const rooms = roomsOf(root).filter((room) => !shared.includes(room));
  const imports = crossings(root, source, (room) => rooms.includes(room));
  const arrows = new Set(imports.map(({ fromRoom, toRoom }) => `${fromRoom} > ${toRoom}`));
  print(name, rooms, imports, arrows);

  for (const room of rooms) if (!domains.includes(room)) violations.push(`${root}/${room} is not a domain.`);
  for (const { from, to, fromRoom, toRoom } of imports)
    if (domains.indexOf(toRoom) > domains.indexOf(fromRoom))
      violations.push(describeUpwardImport(from, to, fromRoom, toRoom));
  if (rooms.length > MAX_DOMAINS) violations.push(`${name} has more than ${MAX_DOMAINS} domains.`);
}

const platform = 'server/src/platform';
const folders = roomsOf(platform);
const folderImports = crossings(platform, 'server/src', (room) => folders.includes(room));
const folderArrows = new Set(folderImports.map(({ fromRoom, toRoom }) => `${fromRoom} > ${toRoom}`));
print('platform', folders, folderImports, folderArrows);
if (folders.length > MAX_PLATFORM_FOLDERS)
  violations.push(`platform/ has more than ${MAX_PLATFORM_FOLDERS} folders.`);
for (const cycle of cyclesOf(folderArrows)) violations.push(`Cycle in platform/: ${cycle}.`);

for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exit(1);

function describeUpwardImport(from: string, to: string, fromRoom: string, toRoom: string): string {
  const allowed = domains.slice(0, domains.indexOf(fromRoom)).join(', ') || 'no other domain';
  return `${from} imports ${to}, but ${fromRoom} may import only ${allowed}. Move the import to ${toRoom} or a later domain, or what both need to the earliest domain that uses it.`;
}

function roomsOf(root: string): string[] {
  return [
    ...new Set(
      globSync(`${root}/*/**/*.{ts,tsx}`).map((file) => file.slice(root.length + 1).split('/')[0] ?? ''),
    ),
  ]
    .filter(Boolean)
    .sort();
}

/** Returns the imports from one room to another, tests and matrices left out; type imports count. */
function crossings(root: string, source: string, isRoom: (name: string) => boolean): Import[] {
  const files = globSync(`${root}/**/*.{ts,tsx}`).filter((file) => !/\.(test|matrix)\./.test(basename(file)));
  return files.flatMap((from) => {
    const fromRoom = roomOf(root, from);
    return importsOf(from, source)
      .map((to) => ({ from, to, fromRoom, toRoom: roomOf(root, to) }))
      .filter(({ toRoom }) => isRoom(fromRoom) && isRoom(toRoom) && fromRoom !== toRoom);
  });
}

function roomOf(root: string, file: string): string {
  return file.startsWith(`${root}/`) ? (file.slice(root.length + 1).split('/')[0] ?? '') : '';
}

/** Returns the files of the same package that a file imports, as paths from the repository's root. */
function importsOf(file: string, source: string): string[] {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?'([#.][^']+)'/g)];
  return specifiers.map(([, specifier = '']) =>
    specifier.startsWith('#') ? `${source}/${specifier.slice(1)}` : normalize(join(dirname(file), specifier)),
  );
}

function print(name: string, rooms: string[], imports: Import[], arrows: Set<string>) {
  const mutual =
    [...arrows].filter((arrow) => arrows.has(arrow.split(' > ').reverse().join(' > '))).length / 2;
  const counts = `${rooms.length} rooms, ${arrows.size} arrows, ${imports.length} crossings`;
  console.log(`${name}: ${counts}, ${mutual} mutual pairs, ${cyclesOf(arrows).length} cycles`);
}

/** Returns the groups of rooms that reach each other, each as one text. */
function cyclesOf(arrows: Set<string>): string[] {
  const next = new Map<string, string[]>();
  for (const arrow of arrows) {
    const [from = '', to = ''] = arrow.split(' > ');
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const groups = [...next.keys()].map((room) =>
    [...reachable(room, next)].filter((other) => reachable(other, next).has(room)).sort(),
  );
  return [...new Set(groups.filter((group) => group.length > 1).map((group) => group.join(', ')))];
}

function reachable(room: string, next: Map<string, string[]>): Set<string> {
  const found = new Set<string>();
  const open = [...(next.get(room) ?? [])];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...(next.get(name) ?? []));
  }
  return found;
}
