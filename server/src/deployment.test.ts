import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig, variables } from '#platform/config/config.ts';
import { tasks } from '#tasks.ts';
import { productionVariables } from '#testing/production-variables.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFile(join(root, path), 'utf8');

test('the systemd unit names files, settings and roles that exist', async () => {
  const unit = await read('deploy/kirdaar@.service');
  const [, program = '', script = ''] = /^ExecStart=\/srv\/kirdaar\/(\S+) (\S+)$/m.exec(unit) ?? [];
  const settings = [...unit.matchAll(/\b([A-Z_]{4,})=/g)].map(([, name = '']) => name);
  const roles = [...unit.matchAll(/kirdaar@(\w+)(?!\.service)\b/g)].map(([, role]) => role);

  expect([program, script].map((path) => existsSync(join(root, path)))).toEqual([true, true]);
  expect(settings).toEqual(['NODE_ENV', 'ROLE', 'DATA_DIR']);
  expect(settings.filter((name) => name !== 'NODE_ENV' && !(name in variables.shape))).toEqual([]);
  expect(roles).toEqual(['web', 'worker']);
  for (const role of roles) expect(variables.shape.ROLE.safeParse(role).success).toBe(true);
});

test('the guide to operations names scripts and settings that exist', async () => {
  const guide = await read('docs/operations.md');
  const { scripts } = JSON.parse(await read('package.json'));
  const named = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  const settings = [...guide.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=\w*)?`/g)].map(
    ([, name = '']) => name,
  );

  expect(named).toContain('migrate');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(settings).toContain('UNREADY_SECONDS');
  // These two are read before all others.
  const known = ['NODE_ENV', 'KIRDAAR_ENV', ...Object.keys(variables.shape)];
  expect(settings.filter((name) => !known.includes(name))).toEqual([]);
});

test('the guide to operations says what to do at each alert', async () => {
  const alerts = (await read('deploy/alerts.yml')).matchAll(/- alert: (\w+)/g);
  const guide = (await read('docs/operations.md')).matchAll(/`(Kirdaar[A-Z]\w+)`/g);
  const named = (matches: Iterable<RegExpExecArray>) =>
    [...new Set([...matches].map(([, name]) => name))].toSorted();

  expect(named(guide)).toEqual(named(alerts));
});

test('the table of what is kept names tasks and tests that exist', async () => {
  const [, table = ''] = (await read('docs/operations.md')).split('## What is kept');
  const rows = (table.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.includes('---'));
  const scheduled = tasks.flatMap(({ name, schedule }) => (schedule ? [name] : []));
  const named = [...rows.join().matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, name = '']) => name);
  const tests = [...rows.join().matchAll(/`([\w/-]+\.test\.ts)`/g)].map(([, name = '']) => name);
  const known = globSync('**/*.test.ts', { cwd: import.meta.dirname });

  expect(rows.length).toBeGreaterThan(20);
  expect(named.filter((name) => !scheduled.includes(name))).toEqual([]);
  expect(tests.filter((name) => !known.some((path) => `/${path}`.endsWith(`/${name}`)))).toEqual([]);
});

test('the Dockerfile copies and runs existing files, with the Node version of the product, and not as root', async () => {
  const dockerfile = await read('Dockerfile');
  const { scripts, optionalDependencies } = JSON.parse(await read('package.json'));
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );
  const kept = [...dockerfile.matchAll(/^COPY --from=build \/srv\/kirdaar\/(\S+) (\S+)$/gm)];
  const runs = [...dockerfile.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  const [, program = ''] = /^CMD \["node", "(\S+)"\]$/m.exec(dockerfile) ?? [];
  const settings = /^ENV (.+)$/m.exec(dockerfile)?.[1]?.match(/[A-Z_]+(?==)/g) ?? [];

  expect(copied).toContain('package-lock.json');
  expect([...copied, program].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(kept.filter(([, from, to]) => from !== to)).toEqual([]);
  // What main.ts needs besides its packages, and what only exists after a build.
  expect(kept.map(([, from]) => from)).toEqual(['contract', 'server', 'web/src/paths.ts', 'web/build']);
  expect(runs.filter((name) => !(name in scripts))).toEqual([]);
  expect(/^ARG NODE_VERSION=(.+)$/m.exec(dockerfile)?.[1]).toBe(optionalDependencies.node);
  expect(settings.filter((name) => name !== 'NODE_ENV' && !(name in variables.shape))).toEqual([]);
  expect(dockerfile.lastIndexOf('\nUSER node\n')).toBeGreaterThan(dockerfile.lastIndexOf('\nFROM '));
});

test('the processes of compose.yaml start with their settings in production', async () => {
  const compose = await read('compose.yaml');
  const [, block = ''] = /environment: &environment\n((?: {4}\S.*\n)+)/.exec(compose) ?? [];
  const settings = Object.fromEntries(
    [...block.matchAll(/^ {4}([A-Z\d_]+): "?([^"\n]*)"?$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const roles = [...compose.matchAll(/ROLE: (\w+)/g)].map(([, role]) => role);
  const files = [...compose.matchAll(/"\.\/(\S+?):|"(server\/\S+)"/g)].map(
    ([, file, script]) => file ?? script ?? '',
  );

  expect(Object.keys(settings).length).toBeGreaterThan(15);
  expect(Object.keys(settings).filter((name) => !(name in variables.shape))).toEqual([]);
  const { SECRET_KEY, IDENTITY_KEY } = productionVariables;
  for (const ROLE of roles)
    expect(readConfig({ ...settings, SECRET_KEY, IDENTITY_KEY, ROLE }, 'production')).toMatchObject({ ROLE });
  expect(roles).toEqual(['web', 'worker']);
  expect(files).toContain('deploy/haproxy.cfg');
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('lists every variable in docs/settings.md', async () => {
  const settings = await read('docs/settings.md');

  const listed = [...settings.matchAll(/^(\w+)=/gm)].map(([, name]) => name);

  expect(listed.toSorted()).toEqual([...Object.keys(variables.shape), 'NODE_ENV'].toSorted());
});

test('.env.example has all that production needs', async () => {
  const settings = parseEnv(await read('.env.example'));
  const filled = Object.entries(settings).filter(([, value]) => value);

  expect(readConfig({ ...productionVariables, ...Object.fromEntries(filled) }, 'production').mode).toBe(
    'production',
  );
  expect(Object.keys(productionVariables).filter((name) => !(name in settings))).toEqual([]);
  expect(Object.keys(settings).filter((name) => !(name in productionVariables))).toEqual(['NODE_ENV']);
});
