import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, variables } from '#platform/config/config.ts';

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
  expect(settings.filter((name) => !(name in variables.shape))).toEqual([]);
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
  for (const ROLE of roles) expect(readConfig({ ...settings, ROLE }, 'production')).toMatchObject({ ROLE });
  expect(roles).toEqual(['web', 'worker']);
  expect(files).toContain('deploy/haproxy.cfg');
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
